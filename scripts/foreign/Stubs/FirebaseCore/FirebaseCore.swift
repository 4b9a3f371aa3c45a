public enum FirebaseApp { public static func configure() {} }
