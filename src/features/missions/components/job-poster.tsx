// The head of a design job's page: who hires, for what, and the facts as large as a poster's.
import { __, _x, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names';
import { Link } from '../../../components/link';
import { Logo } from '../../../components/logo';
import { fitWords } from '../../../components/mega';
import { Said } from '../../../components/said';
import { Tag } from '../../../components/tag';
import type { Member } from '../../../contract/shapes';
import * as sizes from '../../../contract/sizes';
import { projectPath } from '../../../lib/paths';
import '../../../styles/poster.css';

/** The window's title: the job, and who hires. */
export const jobTitle = ( title: string, company: string ): string =>
	sprintf(
		/* translators: 1: title of a design job, 2: company. */
		_x( '%1$s – %2$s', 'title of a page', 'design-marketplace' ),
		title,
		company
	);

interface JobPosterProps {
	title: string;
	/** Takes no applications. */
	isClosed: boolean;
	/** What is said of that, unless it is closed. */
	closedWords?: string;
	/** Who hires, as far as the reader may know it. */
	hirer: Member;
	/** Empty ones are left out. */
	facts: readonly { term: string; value: ReactNode; note?: string }[];
	/** What one does here. */
	children?: ReactNode;
}

export const JobPoster = forwardRef< HTMLHeadingElement, JobPosterProps >(
	( { title, isClosed, closedWords, hirer, facts, children }, ref ) => {
		const company = hirer.company ?? '';
		return (
			<section
				className={ classNames(
					'poster',
					isClosed ? 'closed on-inverse' : 'on-role'
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
					{ isClosed && (
						<Tag kind="closed">
							{ closedWords ??
								__( 'Closed', 'design-marketplace' ) }
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
						<Said locale={ hirer.locale }>{ title }</Said>
					</h1>
					<dl className="pfacts">
						{ facts
							.filter( ( { value } ) => value )
							.map( ( { term, value, note } ) => (
								<div key={ term }>
									<dt>{ term }</dt>
									<dd>
										{ value }
										{ note && <small>{ note }</small> }
									</dd>
								</div>
							) ) }
					</dl>
					{ children && <div className="act">{ children }</div> }
				</div>
			</section>
		);
	}
);
