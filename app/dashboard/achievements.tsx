import type { OwnAchievement } from '../guides/progress/achievements.ts'
import { Tag } from '../ui/tag.tsx'

/** Every achievement, what earns it, and whether it is reached. */
export function Achievements({ achievements }: { achievements: OwnAchievement[] }) {
  return (
    <section data-secondary="" aria-labelledby="traguardi" className="stack gap-6">
      <h2 id="traguardi" className="border-t-[3px] border-ink pt-6">
        Traguardi
      </h2>
      <ul className="grid list-none grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 p-0 md:grid-cols-2 xl:grid-cols-5">
        {achievements.map((achievement) => (
          <Achievement key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  )
}

function Achievement({
  achievement: { id, title, how, isReached },
}: {
  achievement: OwnAchievement
}) {
  return (
    <li className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-center gap-4 xl:grid-cols-[minmax(0,1fr)] xl:content-start">
      <span
        className={`grid justify-items-center rounded-t-full border-[3px] p-3 pt-6 ${
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
