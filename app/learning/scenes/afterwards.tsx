import { scenePath, scenesPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Numbers } from '../../ui/numbers.tsx'
import { NextLink } from '../next-link.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import type { SceneItem } from './scene.ts'
import type { SceneOutcome } from './scene-outcome.ts'

type AfterwardsProps = {
  id: string
  outcome: SceneOutcome
  next: SceneItem | null
}

/** What to do now, what an error costs either way, and where to go on. */
export function SceneAfterwards({ id, outcome, next }: AfterwardsProps) {
  return (
    <div className="band afterwards">
      <div className="wrap">
        {outcome.actions.length > 0 && <ToDoNow actions={outcome.actions} />}
        <Prices outcome={outcome} />
        {!outcome.isTrue && <AlreadyPaid />}
        <div className="scene-on">
          <NextLink
            next={
              next
                ? { to: scenePath(next.id), label: `Vai alla scena ${next.number}` }
                : { to: scenesPath(), label: 'Torna alle scene' }
            }
          />
          <ButtonLink to={scenePath(id)}>Rifai questa scena</ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** The acts that follow, in order. */
export function ToDoNow({ actions }: { actions: readonly string[] }) {
  return (
    <section aria-labelledby="che-cosa-fai-adesso">
      <h2 id="che-cosa-fai-adesso">Che cosa fai adesso</h2>
      <ol className="to-do-now">
        {actions.map((action) => (
          <li key={action}>
            <Action text={action} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first sentence says what to do, the others how. */
function Action({ text }: { text: string }) {
  const end = /[.?!:](?=\s)/.exec(text)?.index
  if (end === undefined) return <Numbers text={text} />
  return (
    <>
      <b>{text.slice(0, end + 1)}</b>
      <Numbers text={text.slice(end + 1)} />
    </>
  )
}

function Prices({ outcome: { ifTrusted, ifDoubted } }: { outcome: SceneOutcome }) {
  const prices = [
    { when: 'Se ti fidi ed è una truffa', price: ifTrusted },
    { when: 'Se non ti fidi ed è tutto vero', price: ifDoubted },
  ]
  return (
    <section aria-labelledby="quanto-costa">
      <h2 id="quanto-costa">Quanto costa sbagliare</h2>
      <dl className="scene-prices">
        {prices.map(({ when, price }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <b>{price.title}</b>
              <Numbers text={price.description} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
