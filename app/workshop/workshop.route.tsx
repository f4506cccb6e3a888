export const meta = () => [{ title: 'Fucina dei Prompts · Fucina' }]

export default function Plain() {
  return <h1>Fucina dei Prompts</h1>
}
