import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Funicular } from '../ui/progress.tsx'
import type { ShownGuide } from './guide.ts'

/** A guide under way, with its next chapter; on a phone without its picture. */
export function BegunCard({ guide }: { guide: ShownGuide }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
      <Picture
        src={guide.imageUrl}
        alt=""
        width="480"
        height="270"
        className="aspect-video w-full rounded-control border-2 border-ink bg-card object-cover max-lg:hidden"
      />
      <div className="stack gap-3 lg:gap-4">
        <h3 className="text-xl">{guide.title}</h3>
        <Funicular done={guide.done} total={guide.total} label={guide.progress} />
        <p>
          Il prossimo: <b>{guide.next.title}</b>, {guide.next.time}.
        </p>
        <p>
          <ButtonLink kind="main" to={guide.path} prefetch="intent" className="max-lg:w-full">
            Riprendi da qui
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
