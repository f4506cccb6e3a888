export const meta = () => [{ title: 'Termini d’uso · Fucina' }]

export default function Plain() {
  return <h1>Termini d’uso</h1>
}
