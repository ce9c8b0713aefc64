// A page's heading. It gets the focus when the page opens.
export const PageHead = ( { title }: { title: string } ) => (
	<div className="page-head grid">
		<h1 className="t1 c1-9" tabIndex={ -1 }>
			{ title }
		</h1>
	</div>
);
