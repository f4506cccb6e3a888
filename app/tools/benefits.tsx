import { Clock, Gauge, ShieldCheck, UsersRound } from 'lucide-react'

const benefits = [
  {
    Icon: Gauge,
    title: 'Velocità',
    text: 'Una prima versione arriva in pochi secondi. Il tempo per rileggerla mettilo in conto.',
  },
  {
    Icon: UsersRound,
    title: 'Collaborazione',
    text: 'Puoi mostrare il risultato a chi lavora con te e migliorarlo insieme.',
  },
  {
    Icon: Clock,
    title: 'Disponibilità 24/7',
    text: 'Lo apri a ogni ora, anche la sera e la domenica, se hai internet.',
  },
  {
    Icon: ShieldCheck,
    title: 'Sicurezza',
    text: 'La tieni tu: non scrivere password, dati di salute o dati di altre persone.',
  },
]

/** What holds for every tool, without promising more than is true. */
export function Benefits() {
  return (
    <section className="band benefits-band" aria-labelledby="vantaggi">
      <div className="wrap">
        <h2 id="vantaggi">Che cosa ci guadagni</h2>
        <ul className="benefits">
          {benefits.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
