// Stands in until the screen is there.
export default function ProjectProfilePage() {
	return <h1 className="t1">ProjectProfilePage</h1>;
}
