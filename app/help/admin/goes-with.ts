/** What goes with a place of help when it is deleted. */
export const helpPlaceGoesWith = ({ title }: { title: string }) => [
  `«${title}» non si legge più in «Aiuto».`,
]
