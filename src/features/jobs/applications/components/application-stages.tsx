// The stages of an application: past ones as a solid line with days, possible next ones dashed.
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../../../components/class-names';
import { formatShortDate, formatShortDay } from '../../../../lib/format-day';
import type { OwnApplication } from '../own';
import { hasTurns, standingOf, toldOn } from '../own';
import { stageName } from '../standing-words';

const Day = ( { date }: { date: string | null } ) =>
	date ? <time dateTime={ date }>{ formatShortDate( date ) }</time> : null;

/** The line of stages from "sent" to "chosen", for applications that are still open. */
const StageLine = ( { application }: { application: OwnApplication } ) => {
	const standing = standingOf( application );
	const isIn = standing === 'chosen';
	const at = [ 'sent', 'seen', 'shortlisted', 'chosen' ].indexOf( standing );
	const { date, seen, deadline } = application;
	const stops = [
		{
			label: __( 'Sent', 'design-marketplace' ),
			day: toldOn( application, 'new' ) ?? date,
		},
		{ label: __( 'Seen', 'design-marketplace' ), day: seen },
		{
			label: __( 'Short list', 'design-marketplace' ),
			day: toldOn( application, 'shortlisted' ),
		},
	].filter( ( { day } ) => ! isIn || day );
	return (
		<div className={ classNames( 'way', isIn && 'in' ) } data-at={ at }>
			<i className="way-c" aria-hidden="true" />
			<i className="way-q" aria-hidden="true" />
			<ol>
				{ stops.map( ( { label, day } ) => (
					<li key={ label } className={ day ? 'did' : undefined }>
						<b>{ label }</b> <Day date={ day } />
					</li>
				) ) }
				<li className={ classNames( 'way-end', isIn && 'did' ) }>
					<b>
						{ isIn
							? __( 'Chosen', 'design-marketplace' )
							: __( 'Answer', 'design-marketplace' ) }
					</b>{ ' ' }
					{ isIn && <Day date={ toldOn( application, 'chosen' ) } /> }
					{ ! isIn && deadline && (
						<span>
							{ sprintf(
								/* translators: %s: last day to apply. */
								__( 'after %s', 'design-marketplace' ),
								formatShortDay( deadline )
							) }
						</span>
					) }
				</li>
			</ol>
		</div>
	);
};

/** All stages the designer was told, if they were not in the usual order. */
const StageDays = ( { application }: { application: OwnApplication } ) => {
	const { history, seen } = application;
	const told = [
		...history.map( ( { stage, date } ) => ( {
			label: stageName( stage ),
			date,
		} ) ),
		...( seen
			? [ { label: __( 'Seen', 'design-marketplace' ), date: seen } ]
			: [] ),
	].sort( ( a, b ) => a.date.localeCompare( b.date ) );
	return (
		<ol className="told-days small">
			{ told.map( ( { label, date }, index ) => (
				<li key={ index }>
					{ label } <Day date={ date } />
				</li>
			) ) }
		</ol>
	);
};

export const ApplicationStages = ( {
	application,
}: {
	application: OwnApplication;
} ) =>
	[ 'sent', 'seen', 'shortlisted', 'chosen' ].includes(
		standingOf( application )
	) ? (
		<>
			<StageLine application={ application } />
			{ application.extended && (
				<p className="small">
					{ sprintf(
						/* translators: %s: date. */
						__(
							'Extended by the company on %s',
							'design-marketplace'
						),
						formatShortDate( application.extended.date )
					) }
				</p>
			) }
			{ hasTurns( application ) && (
				<StageDays application={ application } />
			) }
		</>
	) : (
		<StageDays application={ application } />
	);
