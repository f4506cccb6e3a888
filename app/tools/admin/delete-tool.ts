import type { Act } from '../../records/form/confirm-act.tsx'

/** '1 guida', '2 guide'. */
export const guidesText = (count: number) =>
  count === 1 ? '1 guida' : `${count.toLocaleString('it-IT')} guide`

/** The question before a tool is deleted (ADMT-09), with what it means. */
export const deleteToolAct = (tool: { id: string; name: string; guides: number }): Act => ({
  question: 'Sei sicuro di voler eliminare questo strumento?',
  detail:
    tool.guides === 0
      ? `«${tool.name}» sparisce dagli strumenti e dalla ricerca. Resta nel cestino per 30 giorni: da lì lo ripristini com'è ora.`
      : `«${tool.name}» ha ${guidesText(tool.guides)}: finché ${tool.guides === 1 ? "c'è" : 'ci sono'}, lo strumento non si può eliminare. Se vuoi solo nasconderlo, disattivalo.`,
  confirmLabel: 'Elimina lo strumento',
  cancelLabel: 'Tieni lo strumento',
  fields: { atto: 'elimina', strumento: tool.id },
})
