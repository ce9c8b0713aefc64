// The head and the texts of a designer's page. On a phone the first work stands between them.
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../components/button';
import { Either } from '../../../../components/either';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { TagList } from '../../../../components/tag';
import type { Member } from '../../../../contract/shapes';
import { contactDesignerPath } from '../../../../lib/paths';
import { useSkills } from '../../../../lib/skills';
import '../../../../styles/profile.css';
import { designerFacts } from './designer-facts';
import { Facts } from './facts';
import { elsewhere, website } from './links';
import { DesignersHead } from './profile-head';
import { useMayAsk } from './use-may-ask';
import './profile-page.css';

const factsOf = ( member: Member ) => [
	...designerFacts( member ),
	{
		term: __( 'Website', 'design-marketplace' ),
		value: website( member ),
	},
	{
		term: __( 'Elsewhere', 'design-marketplace' ),
		value: elsewhere( member ),
	},
];

interface DesignerProps {
	member: Member;
	/** On a phone the trade stands under the name. */
	narrow: boolean;
	/** Below the name: under the trade on a phone, above it otherwise. */
	children?: ReactNode;
	/** A reader's action, beside the buttons. */
	action?: ReactNode;
}

interface TradeProps {
	member: Member;
	className: string;
}

const Trade = ( { member, className }: TradeProps ) => (
	<h2 className={ className } style={ fitWords( member.job ?? '' ) }>
		<Said locale={ member.locale }>{ member.job ?? '' }</Said>
	</h2>
);

export const DesignerHead = ( { member, narrow, children }: DesignerProps ) => (
	<DesignersHead member={ member }>
		{ narrow && member.job && (
			<Trade member={ member } className="t3 profile-trade" />
		) }
		{ children && <div className="profile-share">{ children }</div> }
	</DesignersHead>
);

export const DesignerAbout = ( {
	member,
	narrow,
	children,
	action,
}: DesignerProps ) => {
	const [ showsFacts, setShowsFacts ] = useState( false );
	const { namesOf } = useSkills();
	const mayAsk = useMayAsk( member );
	const facts = useId();
	return (
		<div className="grid profile-about">
			<Facts
				id={ facts }
				className="c1-4"
				folded
				open={ showsFacts }
				facts={ factsOf( member ) }
			/>
			<div className="c5-12 stack">
				{ children }
				{ ! narrow && member.job && (
					<Trade member={ member } className="t2" />
				) }
				{ member.bio && (
					<p className="t4 text lead">
						<Said locale={ member.locale } lines>
							{ member.bio }
						</Said>
					</p>
				) }
				<TagList items={ namesOf( member.skill ) } max={ Infinity } />
				<div className="btns">
					{ mayAsk && (
						<ButtonLink
							to={ contactDesignerPath( member.slug ) }
							iconAfter="arrow-right"
						>
							{ __( 'Work with me', 'design-marketplace' ) }
						</ButtonLink>
					) }
					{ action }
					<Button
						variant="second"
						className="details-btn"
						aria-expanded={ showsFacts }
						aria-controls={ facts }
						onClick={ () => setShowsFacts( ! showsFacts ) }
					>
						<Either
							second={ showsFacts }
							words={ [
								__( 'Show details', 'design-marketplace' ),
								__( 'Hide details', 'design-marketplace' ),
							] }
						/>
					</Button>
				</div>
			</div>
		</div>
	);
};
