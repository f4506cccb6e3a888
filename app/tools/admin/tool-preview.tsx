import { ToolCard } from '../tool-card.tsx'

type ToolPreviewProps = {
  tool: {
    name: string
    description: string
    category: string
    imageUrl: string
    rating: number
    hasFree: boolean
  }
}

/** The card of a tool as learners find it in the list, with what is typed now. */
export function ToolPreview({ tool }: ToolPreviewProps) {
  const { name, description, category, imageUrl, rating } = tool
  return (
    <section className="form-section" aria-labelledby="anteprima">
      <h2 id="anteprima">Anteprima</h2>
      <p className="small soft">Così chi impara lo trova tra gli strumenti.</p>
      {/* Nothing in it can be pressed: the tool may not exist yet. */}
      <div className="preview" inert>
        <ToolCard
          tool={{
            id: 'anteprima',
            name: name || 'Nome dello strumento',
            description: description || 'Descrizione',
            category: category || 'Categoria',
            imageUrl: imageUrl || null,
            rating: Math.min(5, Math.max(0, rating)),
            hasFree: tool.hasFree,
          }}
        />
      </div>
    </section>
  )
}
