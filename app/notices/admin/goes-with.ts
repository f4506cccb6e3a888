/** What goes with a notice when it is deleted. */
export const noticeGoesWith = () => ["L'avviso non si legge più, in nessuna pagina."]
