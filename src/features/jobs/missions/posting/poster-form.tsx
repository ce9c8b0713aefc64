// A wide screen: the poster is the form.
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormField } from '../../../../components/form/form-field';
import { LanguageChoice } from '../../../../components/language-choice';
import { missionRules } from '../../../../contract/mission-rules';
import { formatNumber } from '../../../../lib/format';
import type { MissionValues } from '../types';
import type { Box, BoxId } from './boxes';
import { gapsIn } from './doors';
import { FactBoxes } from './fact-boxes';
import { Headline, Scope } from './headline';
import { QuestionRows } from './question-rows';
import { SkillChoice } from './skill-choice';
import { Strip } from './strip';

export const HeadlineField = ( { onEnter }: { onEnter?: () => void } ) => (
	<FormField
		as={ Headline }
		name="title"
		label={ __(
			'Objective: what is to be designed?',
			'design-marketplace'
		) }
		onEnter={ onEnter }
	/>
);

/** What the scope still needs. */
function gapsLeft( { description }: MissionValues ): string | undefined {
	const gaps = gapsIn( description );
	return gaps
		? sprintf(
				/* translators: %s: number. */
				_n(
					'%s gap is left.',
					'%s gaps are left.',
					gaps,
					'design-marketplace'
				),
				formatNumber( gaps )
			)
		: undefined;
}

export const ScopeField = () => {
	const { values } = useFormikContext< MissionValues >();
	return (
		<FormField
			as={ Scope }
			name="description"
			label={ __( 'Design scope', 'design-marketplace' ) }
			hint={ gapsLeft( values ) }
		/>
	);
};

export const SkillField = () => (
	<FormField
		as={ SkillChoice }
		name="skill"
		label={ __( 'Skill', 'design-marketplace' ) }
	/>
);

export const LanguagesField = () => (
	<FormField
		as={ LanguageChoice }
		name="languages"
		max={ missionRules.fields.languages.maxItems }
		label={ __( 'Languages of the job', 'design-marketplace' ) }
	/>
);

interface PosterFormProps {
	boxes: readonly Box[];
	back: string;
	/** The box that is open, and how to open another. */
	openBox: readonly [ BoxId | null, ( id: BoxId | null ) => void ];
	/** Heading, doors and errors: the poster's first lines. */
	head: ReactNode;
	/** What stands beside the scope. */
	aside?: ReactNode;
}

export const PosterForm = ( {
	boxes,
	back,
	openBox: [ open, setOpen ],
	head,
	aside,
}: PosterFormProps ) => {
	const wanted = useRef< BoxId | null >( null );
	const poster = useRef< HTMLElement >( null );
	useEffect( () => {
		if ( wanted.current ) {
			const box = poster.current?.querySelector< HTMLElement >(
				`[data-box="${ wanted.current }"]`
			);
			wanted.current = null;
			box?.focus();
		}
	} );
	return (
		<>
			<section
				className="poster write on-role"
				ref={ poster }
				aria-label={ __( 'The poster', 'design-marketplace' ) }
			>
				<div className="grid">
					{ head }
					<HeadlineField />
					<div className="line">
						<SkillField />
						<LanguagesField />
					</div>
					<FactBoxes
						boxes={ boxes }
						open={ open }
						onOpen={ setOpen }
					/>
				</div>
			</section>
			<div className="grid writing">
				<div className="c1-3 side">
					<p className="small soft">
						{ __(
							'What is to be designed, for whom, and what is there already. Gaps of a template stand as ___ until you fill them.',
							'design-marketplace'
						) }
					</p>
					{ aside }
				</div>
				<div className="c4-9">
					<ScopeField />
				</div>
			</div>
			<div className="grid writing">
				<div className="c1-3 side">
					<h2 className="t4">
						{ __( 'Questions', 'design-marketplace' ) }
					</h2>
					<p className="small soft">
						{ __(
							'Up to three. Everybody who applies answers the same ones, so you can read line against line.',
							'design-marketplace'
						) }
					</p>
				</div>
				<div className="c4-9">
					<QuestionRows />
				</div>
			</div>
			<Strip
				boxes={ boxes }
				back={ back }
				onBox={ ( id ) => {
					wanted.current = id;
					setOpen( id );
				} }
			/>
		</>
	);
};
