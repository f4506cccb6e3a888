/** What goes with a guide when it is deleted. */
export const guideGoesWith = ({ title }: { title: string }) => [
  `«${title}» sparisce dalle guide e dalla pagina del suo strumento.`,
  'Quello che chi impara ha fatto resta: conta di nuovo se la riporti.',
]
