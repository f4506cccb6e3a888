const featuresIn = (city: string) => [
  { title: 'Assistente personale', text: 'Ti aiuta a scrivere, capire e organizzare.' },
  { title: 'Guide pratiche', text: 'Un gradino alla volta, con un esercizio da fare.' },
  { title: 'Comunità locale', text: `Dove trovi una persona che ti aiuta, a ${city}.` },
  { title: 'Percorso su misura', text: 'Parti dal tuo mestiere e sali con il tuo passo.' },
]

/** The four feature cards, as lines. */
export function Features({ city }: { city: string }) {
  return (
    <section data-secondary="" className="features" aria-labelledby="che-cosa-trovi">
      <div className="wrap">
        <h2 id="che-cosa-trovi">Che cosa trovi qui</h2>
        <ul>
          {featuresIn(city).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
