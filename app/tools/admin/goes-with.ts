/** What goes with a tool when it is deleted. */
export const toolGoesWith = ({ title }: { title: string }) => [
  `«${title}» sparisce dagli strumenti e dalla ricerca.`,
]
