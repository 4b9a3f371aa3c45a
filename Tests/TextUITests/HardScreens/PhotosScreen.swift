import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum PhotosScreen: HardScreen {
  static let name = "Photos"
  static func view() -> some View {
    NavigationStack { PhotoGrid(photos: photos) }
  }

  struct PhotoGrid: View {
    let photos: [Photo]
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 2) {
          ForEach(photos) { photo in
            Image(photo.name).resizable().scaledToFill().frame(height: 60)
              .overlay(alignment: .topTrailing) {
                if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.red) }
              }
              .overlay(alignment: .bottomLeading) {
                Text(photo.length).font(.caption).padding(2).background(.black.opacity(0.6)).foregroundStyle(.white)
              }
              .overlay {
                if photo.isUploading {
                  ZStack {
                    Color.white; ProgressView()
                  }
                }
              }
              .accessibilityLabel(photo.caption).accessibilityAddTraits(.isButton)
              .onTapGesture { open(photo) }
              .onLongPressGesture { select(photo) }
          }
        }
      }
      .navigationTitle("Photos")
    }
  }

  struct Photo: Identifiable {
    let name: String
    let length: String
    let caption: String
    var isFavorite = false
    var isUploading = false
    var id: String { name }
  }
  static let photos = [
    Photo(name: "img-1", length: "0:12", caption: "Beach", isFavorite: true),
    Photo(name: "img-2", length: "1:02", caption: "Harbour"),
    Photo(name: "img-3", length: "0:45", caption: "Tent", isUploading: true),
  ]
  static func open(_ photo: Photo) {}
  static func select(_ photo: Photo) {}
}
