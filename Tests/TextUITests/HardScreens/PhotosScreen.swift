import Foundation

@testable import TextUI

@MainActor
enum PhotosScreen: HardScreen {
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

  static let drawing = #"""
    = Photos
      <---------- <> > <--------------> <-------------->
    ~ {image:img-1 filling | heart.fill red | image:img-2 filling | fill white}
      <              > <              > <    <...>     >
      < 0:12 --------> < 1:02 --------> <-------------->  {all caption white on black 60%}
    ~ <image:img-1>  says "Beach"; button; tap; long press
    ~ <image:img-2>  says "Harbour"; button; tap; long press
    ~ <fill white>  says "Tent"; long press; tap; button
    """#
}
