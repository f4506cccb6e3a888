/** What goes with a notebook when it is deleted. */
export const notebookGoesWith = () => [
  'Chi guida un gruppo non può più stamparlo.',
  'Le sue domande escono dai percorsi. Chi le ha già fatte tiene il suo attestato.',
]
