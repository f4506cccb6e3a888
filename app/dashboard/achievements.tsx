import type { OwnAchievement } from '../guides/progress/achievements.ts'
import { buttonClass } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'

/** What was reached; behind a fold what is ahead, and what earns it. */
export function Achievements({ achievements }: { achievements: OwnAchievement[] }) {
  const reached = achievements.filter(({ isReached }) => isReached)
  const ahead = achievements.filter(({ isReached }) => !isReached)
  return (
    <section data-secondary="" aria-labelledby="traguardi" className="stack gap-5">
      <h2 id="traguardi" className="border-t-[3px] border-ink pt-5">
        Traguardi
      </h2>
      {reached.length > 0 && <Tiles of={reached} />}
      {ahead.length > 0 && (
        <details>
          <summary className={buttonClass({ size: 'small' })}>
            {aheadText(ahead.length, reached.length)}
          </summary>
          <div className="pt-5">
            <Tiles of={ahead} />
          </div>
        </details>
      )}
    </section>
  )
}

function aheadText(ahead: number, reached: number): string {
  if (reached === 0) return `Vedi i ${ahead} traguardi`
  return ahead === 1 ? "Vedi l'altro traguardo" : `Vedi gli altri ${ahead} traguardi`
}

const Tiles = ({ of }: { of: OwnAchievement[] }) => (
  <ul className="grid list-none grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 p-0 md:grid-cols-2 xl:grid-cols-5">
    {of.map((achievement) => (
      <Achievement key={achievement.id} achievement={achievement} />
    ))}
  </ul>
)

function Achievement({
  achievement: { id, title, how, isReached },
}: {
  achievement: OwnAchievement
}) {
  return (
    <li className="grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] items-center gap-4 xl:grid-cols-[minmax(0,1fr)] xl:content-start">
      <span
        className={`grid justify-items-center rounded-t-full border-[3px] p-2 pt-4 ${
          isReached ? 'border-ink bg-ember-wash' : 'border-dashed border-edge bg-card'
        }`}
      >
        <img
          src={`/drawings/traguardo-${id}.svg`}
          alt=""
          width="140"
          height="140"
          loading="lazy"
          className={`h-auto w-full max-w-32 ${isReached ? '' : 'opacity-45 grayscale'}`}
        />
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="soft small">{how}</p>
        {isReached ? (
          <Tag tone="green">Raggiunto</Tag>
        ) : (
          <p className="small font-semibold">Da raggiungere</p>
        )}
      </div>
    </li>
  )
}
