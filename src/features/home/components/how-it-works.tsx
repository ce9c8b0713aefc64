// How it works, for the role that asks.
import { __ } from '@wordpress/i18n';
import { Said } from '../../../components/said';
import type { PageRole } from '../../../lib/page-role';
import type { HowItWorksProps } from '../types';
import { Lines } from './lines';
import { RoleToggle } from './role-toggle';
import { Step } from './step';

interface HowItWorksBlockProps extends HowItWorksProps {
	role: PageRole;
	onRole: ( role: PageRole ) => void;
}

export const HowItWorks = ( {
	title,
	anchor,
	points,
	role,
	onRole,
}: HowItWorksBlockProps ) => (
	<section className="how on-role" id={ anchor || undefined }>
		<div className="grid">
			<div className="how-head c1-3">
				<h2 className="t2">
					<Said
						locale=""
						usual={ __( 'How it works', 'design-marketplace' ) }
					>
						{ title }
					</Said>
				</h2>
				<RoleToggle role={ role } onRole={ onRole } />
			</div>
			<ol className="c4-12">
				{ points[ role ].map( ( point, index ) => (
					<Step key={ index } number={ index + 1 }>
						<h3 className="t3">
							<Said locale="">{ point.title }</Said>
						</h3>
						<p>
							<Lines text={ point.text } />
						</p>
					</Step>
				) ) }
			</ol>
		</div>
	</section>
);
