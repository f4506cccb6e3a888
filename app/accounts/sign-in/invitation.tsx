/** Beside the form on wide screens only: why an account is worth having. */
export function Invitation() {
  return (
    <div className="stack hidden justify-items-start gap-8 lg:grid">
      <img src="/drawings/fucina.svg" alt="" width={560} height={360} className="h-auto w-full" />
      <div className="stack">
        <p className="lead">Con un account ritrovi il tuo lavoro, da qualsiasi dispositivo.</p>
        <ul className="spark-list">
          <li>Salvi le risposte che ti servono.</li>
          <li>Segui le guide al tuo passo.</li>
          <li>Dopo il primo giorno hai più richieste per provare.</li>
        </ul>
      </div>
    </div>
  )
}
