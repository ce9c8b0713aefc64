// The address under which a calendar program reads the last days of one's design jobs.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { FieldGroup } from '../../../../components/field';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { messageOf } from '../../../../lib/api-error';
import { formatDate } from '../../../../lib/format';
import { calendarQuery, endCalendar, makeCalendar } from '../api/calendar-api';

export const OwnCalendar = () => {
	const client = useQueryClient();
	const { data } = useQuery( calendarQuery );
	const address = useRef< HTMLInputElement >( null );
	const first = useRef< HTMLButtonElement >( null );
	const keep = ( since: string | null ) =>
		client.setQueryData( calendarQuery.queryKey, { since } );
	const make = useMutation( {
		mutationFn: makeCalendar,
		onSuccess: ( { since } ) => {
			keep( since );
			announce( __( 'The address is made.', 'design-marketplace' ) );
			// The field is drawn after this.
			setTimeout( () => address.current?.select() );
		},
	} );
	const end = useMutation( {
		mutationFn: endCalendar,
		onSuccess: () => {
			make.reset();
			keep( null );
			first.current?.focus();
			announce( __( 'The address has ended.', 'design-marketplace' ) );
		},
	} );
	const problem = make.error ?? end.error;
	return (
		<FieldGroup
			label={ __( 'Calendar', 'design-marketplace' ) }
			hint={ __(
				'An address for your calendar program: the last days of design jobs you post, have saved or have applied to. Who has the address can read them.',
				'design-marketplace'
			) }
		>
			{ make.data && (
				<div className="field">
					<label className="lab" htmlFor="own-calendar">
						{ __(
							'Copy it now: it is shown only this once.',
							'design-marketplace'
						) }
					</label>
					<input
						id="own-calendar"
						className="input"
						type="url"
						readOnly
						ref={ address }
						value={ make.data.url }
						onFocus={ ( event ) => event.target.select() }
					/>
				</div>
			) }
			{ data?.since && ! make.data && (
				<p>
					{ sprintf(
						/* translators: %s: day. */
						__(
							'There is an address since %s.',
							'design-marketplace'
						),
						formatDate( data.since )
					) }
				</p>
			) }
			<div className="btns">
				<Button
					ref={ first }
					variant="second"
					small
					icon="calendar"
					loading={ make.isPending }
					onClick={ () => make.mutate() }
				>
					{ data?.since
						? __(
								'New address, the old one ends',
								'design-marketplace'
							)
						: __( 'Make an address', 'design-marketplace' ) }
				</Button>
				{ data?.since && (
					<Button
						variant="second"
						small
						loading={ end.isPending }
						onClick={ () => end.mutate() }
					>
						{ __( 'End the address', 'design-marketplace' ) }
					</Button>
				) }
			</div>
			{ problem && <Notice kind="bad">{ messageOf( problem ) }</Notice> }
		</FieldGroup>
	);
};
