import { ReloadForm } from './reload-form.tsx'

/** What a person sees when the product itself is at fault: no stack, no English. */
export function SomethingWrong() {
  return (
    <div className="wrap narrow sec stack trouble">
      <h1>Qualcosa è andato storto</h1>
      <p>Non è colpa tua. Ricarica la pagina: di solito basta.</p>
      <ReloadForm whole>Ricarica la pagina</ReloadForm>
    </div>
  )
}
