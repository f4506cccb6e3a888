import { Form, useNavigation } from 'react-router'
import { bundlePath, databasePath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { bundles } from '../content/bundles.ts'
import { databaseActs } from './database-acts.ts'

const configuring = ['tutto', 'strumenti', 'guide', 'professioni'] as const

/** Brings the content back that came with the product. @param comes '10 strumenti e 14 guide' */
export function SetupSection({ comes }: { comes: string }) {
  const { formData } = useNavigation()
  return (
    <section aria-labelledby="contenuti" className="base-section">
      <h2 id="contenuti">Contenuti di partenza</h2>
      <p className="measure">
        {`Fucina arriva con ${comes}. Se una modifica è andata storta, da qui la riprendi: prima ti dico che cosa cambia.`}
      </p>
      <ul className="tasks">
        {configuring.map((name) => (
          <li key={name}>
            <div>
              <h3>{bundles[name].title}</h3>
              <p>{bundles[name].text}</p>
            </div>
            <ButtonLink to={bundlePath(name)}>{bundles[name].label}</ButtonLink>
          </li>
        ))}
        <li>
          <div>
            <h3>I template dei prompt</h3>
            <p>
              Dà un identificativo ai template che non ce l'hanno, per esempio dopo aver importato
              un file.
            </p>
          </div>
          <Form method="post" action={databasePath()}>
            <input type="hidden" {...databaseActs.button('sync')} />
            <Button busy={isAskedBy(formData, 'sync')}>Sincronizza i template</Button>
          </Form>
        </li>
      </ul>
    </section>
  )
}
