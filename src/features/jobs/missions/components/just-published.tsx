// The first steps with a job that has just gone online: open it, copy its address, invite designers.
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { Button, ButtonLink } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { missionPath } from '../../../../lib/paths';
import { wholeAddress } from '../../../../lib/whole-address';

interface JustPublishedProps {
	/** The company's. */
	slug: string;
	mission: number;
	inviteTo: string;
}

export const JustPublished = ( {
	slug,
	mission,
	inviteTo,
}: JustPublishedProps ) => {
	const path = missionPath( slug, mission );
	const address = wholeAddress( path );
	const [ copied, setCopied ] = useState< boolean | null >( null );
	const copy = async () => {
		try {
			await navigator.clipboard.writeText( address );
			setCopied( true );
			announce( __( 'Link copied.', 'design-marketplace' ) );
		} catch {
			setCopied( false );
		}
	};
	return (
		<div className="just-published on-role">
			<p className="t3">
				{ __(
					'Published. Designers see it now.',
					'design-marketplace'
				) }
			</p>
			<div className="btns">
				<ButtonLink to={ path }>
					{ _x( 'Open', 'verb', 'design-marketplace' ) }
				</ButtonLink>
				<Button variant="second" onClick={ () => void copy() }>
					{ copied
						? __( 'Copied', 'design-marketplace' )
						: __( 'Copy link', 'design-marketplace' ) }
				</Button>
				<ButtonLink variant="second" to={ inviteTo }>
					{ __( 'Invite designers', 'design-marketplace' ) }
				</ButtonLink>
			</div>
			{ copied === false && <p translate="no">{ address }</p> }
		</div>
	);
};
