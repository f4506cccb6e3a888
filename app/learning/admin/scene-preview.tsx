import type { FieldMetadata } from '@conform-to/react'
import { SceneAfterwards } from '../scenes/afterwards.tsx'
import { Message } from '../scenes/message.tsx'
import { OutcomeView } from '../scenes/outcome-view.tsx'
import { channels, type Price, type Scene, type Sign, sceneQuestion } from '../scenes/scene.ts'
import type { SceneFields } from '../scenes/scene-noun.ts'
import { sceneOutcome } from '../scenes/scene-outcome.ts'
import type { SceneFormFields } from './form-fields.ts'
import '../scenes/scene.css'

/** The scene as learners meet it, and what they read then, with what is typed now. */
export function ScenePreview({ fields }: { fields: SceneFormFields }) {
  const scene = typedScene(fields)
  const outcome = sceneOutcome(scene, 'fido', [])
  return (
    <section className="form-section" aria-labelledby="anteprima">
      <h2 id="anteprima">Anteprima</h2>
      <p className="small soft">
        Così la incontra chi impara, e così legge com'è andata se si è fidato.
      </p>
      {/* Nothing in it can be pressed: it is part of the form around it. */}
      <div className="preview" inert>
        <p>{scene.moment}</p>
        <Message question={sceneQuestion(scene)} />
        {fields.isTrue.value && (
          <>
            <OutcomeView outcome={outcome} />
            <SceneAfterwards id={scene.id} outcome={outcome} next={null} round={null} />
          </>
        )}
      </div>
    </section>
  )
}

/** What stands in the form now, as a scene: empty pieces and steps are left out. */
function typedScene(fields: SceneFormFields): Scene {
  return {
    id: 'anteprima',
    title: textOf(fields.title),
    moment: textOf(fields.moment),
    channel: channels.find((channel) => channel === fields.channel.value) ?? 'sms',
    sender: textOf(fields.sender) || 'Chi scrive',
    senderSign: signOf(fields.senderSign),
    sentAt: textOf(fields.sentAt),
    lines: fields.lines.getFieldList().flatMap((line) => {
      const { text, sign } = line.getFieldset()
      return textOf(text) ? [{ text: textOf(text), sign: signOf(sign) }] : []
    }),
    isTrue: fields.isTrue.value === 'on',
    verdict: textOf(fields.verdict),
    remark: textOf(fields.remark),
    actions: fields.actions.getFieldList().map(textOf).filter(Boolean),
    ifTrusted: priceOf(fields.ifTrusted),
    ifDoubted: priceOf(fields.ifDoubted),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any part of the form
type AnyField<Value> = FieldMetadata<Value, any>

const textOf = ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : '')

function priceOf(field: AnyField<SceneFields['ifTrusted']>): Price {
  const { title, description } = field.getFieldset()
  return { title: textOf(title), description: textOf(description) }
}

function signOf(field: AnyField<SceneFields['senderSign']>): Sign | null {
  const { title, meaning } = field.getFieldset()
  const sign = { title: textOf(title), meaning: textOf(meaning) }
  return sign.title || sign.meaning ? sign : null
}
