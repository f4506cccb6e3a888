export const meta = () => [{ title: 'Professione · Fucina' }]

export default function Plain() {
  return <h1>Professione</h1>
}
