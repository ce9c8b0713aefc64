// The head of a page that has nothing but its title there. It takes the focus when the page is opened.
export const PageHead = ( { title }: { title: string } ) => (
	<div className="page-head grid">
		<h1 className="t1 c1-9" tabIndex={ -1 }>
			{ title }
		</h1>
	</div>
);
