// Stands in until the screen is there.
export default function DesignerProfilePage() {
	return <h1 className="t1">DesignerProfilePage</h1>;
}
