import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { Resource } from '../../db/content-types.ts'
import { httpAddress } from '../platform/parse-url.ts'
import { Tag } from '../ui/tag.tsx'
import { isOwnPath, resourceTypeLabels } from './profession.ts'

type ResourcesProps = { resources: Resource[]; toolNames: string[] }

/** Where to go on from here: pages of others, and tools that suit this job. */
export function Resources({ resources, toolNames }: ResourcesProps) {
  if (resources.length === 0 && toolNames.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
      {resources.length > 0 ? (
        <section className="stack" aria-labelledby="risorse">
          <h2 id="risorse">Per saperne di più</h2>
          <ul className="resources">
            {resources.map((resource) => (
              <li key={resource.title + resource.link}>
                <Tag>{resourceTypeLabels[resource.type]}</Tag>
                <ResourceTitle resource={resource} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {toolNames.length > 0 ? (
        <section className="stack" aria-labelledby="strumenti">
          <h2 id="strumenti" className="text-lg">
            Strumenti utili
          </h2>
          <ul className="row tools">
            {toolNames.map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** An address that is neither of the web nor of our own is not offered as a link. */
function ResourceTitle({ resource: { title, link } }: { resource: Resource }) {
  if (isOwnPath(link)) return <Link to={link}>{title}</Link>
  const address = httpAddress(link)
  if (!address) return <span>{title}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title}
      <ExternalLink aria-hidden="true" className="i" />
      <span className="small block font-normal">Si apre in una nuova scheda</span>
    </a>
  )
}
