/** What goes with a tool when it is deleted. */
export const goesWith = ({ title }: { title: string }) => [
  `«${title}» sparisce dagli strumenti e dalla ricerca.`,
]
