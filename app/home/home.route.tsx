export const meta = () => [{ title: 'Home · Fucina' }]

export default function Plain() {
  return <h1>Home</h1>
}
