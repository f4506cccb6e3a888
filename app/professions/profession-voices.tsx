import type { Testimonial } from '../../db/content-types.ts'
import { Picture } from '../ui/picture.tsx'
import { Tag } from '../ui/tag.tsx'
import { illustrativeName } from './profession.ts'

type VoicesProps = {
  testimonials: Testimonial[]
  /** The profession's drawing, in place of a picture that is not there. */
  drawing: string | null
}

/** What people of this job say; an example that nobody said is marked as such. */
export function Voices({ testimonials, drawing }: VoicesProps) {
  if (testimonials.length === 0) return null
  return (
    <section className="stack" aria-labelledby="voci">
      <h2 id="voci">Una voce dal mestiere</h2>
      {testimonials.map((testimonial) => (
        <Voice key={testimonial.text} testimonial={testimonial} drawing={drawing} />
      ))}
    </section>
  )
}

function Voice({ testimonial, drawing }: { testimonial: Testimonial; drawing: string | null }) {
  const { name, role, image, text } = testimonial
  return (
    <figure className="voice">
      <blockquote className="quote">{text}</blockquote>
      <figcaption>
        <Picture
          src={image ?? drawing}
          fallback="/drawings/comunita.svg"
          alt=""
          width={72}
          height={72}
        />
        <span className="grid justify-items-start gap-1">
          {name === illustrativeName ? <Tag tone="warm">{name}</Tag> : <b>{name}</b>}
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
