// The section "How it works", for one role.
import { __ } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import type { PageRole } from '../../../../lib/page-role';
import type { SectionProps } from '../api/read-block';
import { HowFrame } from './frames';
import { Lines } from './lines';
import { RoleToggle } from './role-toggle';
import { Step } from './step';

type HowItWorksBlockProps = SectionProps[ 'how_it_works' ] & {
	role: PageRole;
	onRole: ( role: PageRole ) => void;
};

export const HowItWorks = ( {
	title,
	anchor,
	points,
	role,
	onRole,
}: HowItWorksBlockProps ) => (
	<HowFrame
		anchor={ anchor }
		title={
			<h2 className="t2">
				<Said
					locale=""
					usual={ __( 'How it works', 'design-marketplace' ) }
				>
					{ title }
				</Said>
			</h2>
		}
		toggle={ <RoleToggle role={ role } onRole={ onRole } /> }
	>
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
	</HowFrame>
);
