import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { adminProfessionsPath } from '../../admin-paths.ts'
import { idField } from '../../records/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { professionListActs, type SetSize, setText } from './profession-texts.ts'

type ClonePanelProps = { profession: { id: string; title: string }; set: SetSize | undefined }

/** Before a clone: its name, its place, and whether its prompts are copied too. */
export function ClonePanel({ profession: { id, title }, set }: ClonePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another place
  useEffect(() => heading.current?.focus(), [id])
  return (
    <section className="card stack mb-6" aria-labelledby="clonare">
      <h2 id="clonare" ref={heading} tabIndex={-1}>
        Vuoi clonare «{title}»?
      </h2>
      <p>
        La copia si chiama «{title} (Copia)» e sta in fondo all'elenco. È una bozza: la vedono solo
        gli amministratori, finché non la pubblichi.
      </p>
      <Form method="post" action={adminProfessionsPath()} className="stack">
        <input type="hidden" {...professionListActs.button('duplicate')} />
        <input type="hidden" name={idField} value={id} />
        {set ? (
          <CheckField
            name="withSet"
            value="si"
            defaultChecked
            label={`Copia anche il suo set di prompt (${setText(set)})`}
          />
        ) : (
          <p>Questa professione non ha un set di prompt: nella Fucina la copia resta senza.</p>
        )}
        <div className="row">
          <Button kind="main" busyLabel="Clono…">
            Clona la professione
          </Button>
          <Link className="btn" to={adminProfessionsPath()}>
            Annulla
          </Link>
        </div>
      </Form>
    </section>
  )
}
