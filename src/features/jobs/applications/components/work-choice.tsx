// Three of one's own projects for an application, in order; at first those of the card.
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../../components/button';
import { Disclosure } from '../../../../components/disclosure';
import { ErrorText } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { announce } from '../../../../components/live-region';
import { PictureTile } from '../../../../components/picture';
import * as limits from '../../../../contract/limits';
import { shownOf } from '../form';
import type { OwnWork } from '../types';

interface WorkChoiceProps extends ControlProps< number[] | null > {
	works: readonly OwnWork[];
}

const place = ( title: string, at: number, of: number ): string =>
	/* translators: 1: title of a project, 2: its place, 3: number of places. */
	sprintf( __( '%1$s: %2$d of %3$d', 'design-marketplace' ), title, at, of );

export const WorkChoice = ( {
	works,
	value,
	onChange,
	error,
}: WorkChoiceProps ) => {
	const shown = shownOf( value, works );
	const ids = shown.map( ( { id } ) => id );
	const isFull = shown.length >= limits.card_works;
	const move = ( from: number, by: number ) => {
		const next = [ ...ids ];
		next.splice( from + by, 0, ...next.splice( from, 1 ) );
		onChange( next );
		announce(
			place( shown[ from ]?.title ?? '', from + by + 1, ids.length )
		);
	};
	return (
		<>
			<ol className="slots">
				{ shown.map( ( { id, title, image }, at ) => (
					<li key={ id } className="slot">
						<span className="n" aria-hidden="true">
							{ at + 1 }
						</span>
						<PictureTile
							image={ image }
							alt=""
							sizes="(min-width: 900px) 24vw, 128px"
						/>
						<b>{ title }</b>
						<span className="slot-acts">
							<PlainButton
								icon="arrow-left"
								disabled={ at === 0 }
								aria-label={ sprintf(
									/* translators: %s: title of a project. */
									__(
										'Move %s forward',
										'design-marketplace'
									),
									title
								) }
								onClick={ () => move( at, -1 ) }
							/>
							<PlainButton
								icon="arrow-right"
								disabled={ at === ids.length - 1 }
								aria-label={ sprintf(
									/* translators: %s: title of a project. */
									__( 'Move %s back', 'design-marketplace' ),
									title
								) }
								onClick={ () => move( at, 1 ) }
							/>
							<PlainButton
								icon="close"
								aria-label={ sprintf(
									/* translators: %s: title of a project. */
									__( 'Take %s out', 'design-marketplace' ),
									title
								) }
								onClick={ () =>
									onChange(
										ids.filter( ( one ) => one !== id )
									)
								}
							/>
						</span>
					</li>
				) ) }
				{ Array.from(
					{ length: limits.card_works - shown.length },
					( _, index ) => (
						<li
							key={ index }
							className="slot hole"
							aria-hidden="true"
						/>
					)
				) }
			</ol>
			{ shown.length === 0 && (
				<p className="small">
					{ __(
						'Without a choice the company sees the first three of your portfolio.',
						'design-marketplace'
					) }
				</p>
			) }
			{ error && <ErrorText>{ error }</ErrorText> }
			<Disclosure summary={ __( 'Choose others', 'design-marketplace' ) }>
				<div className="wks">
					{ works.map( ( { id, title, image } ) => (
						<span key={ id } className="wk">
							<input
								type="checkbox"
								name="works"
								aria-label={ title }
								checked={ ids.includes( id ) }
								disabled={ isFull && ! ids.includes( id ) }
								onChange={ ( { target } ) =>
									onChange(
										target.checked
											? [ ...ids, id ]
											: ids.filter(
													( one ) => one !== id
												)
									)
								}
							/>
							<PictureTile image={ image } alt="" sizes="140px" />
							<i aria-hidden="true">
								{ ids.includes( id ) && ids.indexOf( id ) + 1 }
							</i>
						</span>
					) ) }
				</div>
				<p className="small soft">
					{ isFull
						? __(
								'Take one out to choose another. Unlisted projects are not offered here.',
								'design-marketplace'
							)
						: __(
								'Unlisted projects are not offered here.',
								'design-marketplace'
							) }
				</p>
			</Disclosure>
		</>
	);
};
