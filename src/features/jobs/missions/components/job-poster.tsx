// The head of a design job's page: company, title, and the facts in large type.
import { __, _x, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { AnswersIn } from '../../../../components/answers-in';
import { ButtonLink } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { Link } from '../../../../components/link';
import { Logo } from '../../../../components/logo';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { Tag } from '../../../../components/tag';
import type { Member } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import { projectPath } from '../../../../lib/paths';
import '../poster.css';
import type { Standing } from '../standing';
import { FactValue, Typed } from './fact-value';

/** The document's title: the job and its company. */
export const jobTitle = ( title: string, company: string ): string =>
	sprintf(
		/* translators: 1: title of a design job, 2: company. */
		_x( '%1$s – %2$s', 'title of a page', 'design-marketplace' ),
		title,
		company
	);

interface JobPosterProps {
	title: string;
	standing: Standing;
	/** The company that hires, as far as the reader may know it. */
	hirer: Member;
	/** Empty ones are left out. */
	facts: readonly {
		term: string;
		value: ReactNode;
		note?: string;
		typed?: string | null;
		isOver?: boolean;
	}[];
	/** The reader's actions. */
	children?: ReactNode;
}

/** Suggestions for a job that no longer takes applications. */
const TooLate = ( { company }: { company: string } ) => (
	<div className="act">
		<p className="state-line">
			{ sprintf(
				/* translators: %s: company. */
				__(
					'Too late for this one. %s is choosing now.',
					'design-marketplace'
				),
				company
			) }
		</p>
		<ButtonLink to="/jobs" iconAfter="arrow-right">
			{ __( 'See the open design jobs', 'design-marketplace' ) }
		</ButtonLink>
	</div>
);

export const JobPoster = forwardRef< HTMLHeadingElement, JobPosterProps >(
	( { title, standing, hirer, facts, children }, ref ) => {
		const company = hirer.company ?? '';
		const { locale } = hirer;
		return (
			<section
				className={ classNames(
					'poster',
					standing === 'closed' && 'closed on-inverse',
					standing === 'passed' && 'passed',
					standing === 'open' && 'on-role'
				) }
			>
				<div className="top">
					<Link className="hirer" to={ projectPath( hirer.slug ) }>
						<Logo
							name={ company }
							image={ hirer.avatar }
							sizes={ sizes.mark }
						/>
						<b>{ company }</b>
					</Link>
					{ standing === 'open' && (
						<AnswersIn className="small" of={ hirer } />
					) }
					{ standing !== 'open' && (
						<Tag kind="closed">
							{ standing === 'passed'
								? __( 'Deadline passed', 'design-marketplace' )
								: __( 'Closed', 'design-marketplace' ) }
						</Tag>
					) }
				</div>
				<div className="grid">
					<h1
						className="t1"
						style={ fitWords( title ) }
						ref={ ref }
						tabIndex={ -1 }
					>
						<Said locale={ locale }>{ title }</Said>
					</h1>
					<dl className="pfacts">
						{ facts
							.filter( ( { value } ) => value )
							.map( ( { term, value, note, typed, isOver } ) => (
								<div key={ term }>
									<dt>{ term }</dt>
									<dd>
										<FactValue
											{ ...{
												value,
												typed,
												locale,
												isOver,
											} }
										/>
										{ note && (
											<small>
												<Typed { ...{ typed, locale } }>
													{ note }
												</Typed>
											</small>
										) }
									</dd>
								</div>
							) ) }
					</dl>
					{ standing === 'passed' && <TooLate company={ company } /> }
					{ children && <div className="act">{ children }</div> }
				</div>
			</section>
		);
	}
);
