// A part of the form of a project: its heading beside it, where there is room.
import type { ReactNode } from 'react';

interface WorkPartProps {
	title: string;
	hint?: string;
	children: ReactNode;
}

export const WorkPart = ( { title, hint, children }: WorkPartProps ) => (
	<section className="work-part">
		<div className="beside">
			<h2 className="t4">{ title }</h2>
			{ hint && <p className="small soft">{ hint }</p> }
		</div>
		<div className="form-stack">{ children }</div>
	</section>
);
