// The tray beside the designers: the list in hand with its faces, and what one does with it.
import { Suspense, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { Button, ButtonLink } from '../../../../components/button';
import { Link } from '../../../../components/link';
import { Options, SelectBox } from '../../../../components/select-box';
import * as limits from '../../../../contract/limits';
import { formatNumber } from '../../../../lib/format';
import { lazyPart } from '../../../../lib/load-chunk';
import { designerPath, listPath } from '../../../../lib/paths';
import { routes } from '../../../../contract/routes';
import { useListInHand } from '../api/lists-api';
import { NewListDialog } from './name-dialogs';
import '../lists.css';

const InviteDialog = lazyPart(
	() => import( './invite-dialog' ),
	'InviteDialog'
);

/** Faces and empty places, so that the tray shows what it is for. */
const FACES = 8;
const NEW = 'new';

export const Tray = () => {
	const { lists, list, whole, take } = useListInHand();
	const [ asks, setAsks ] = useState< 'new' | 'invite' | null >( null );
	const people = whole?.people ?? [];
	return (
		<aside
			className="tray"
			data-role="entrepreneur"
			aria-label={ __( 'Your list', 'design-marketplace' ) }
		>
			<div className="tray-top">
				<div className="tray-pick">
					<SelectBox
						className="bare"
						aria-label={ __( 'List', 'design-marketplace' ) }
						value={ list?.id ?? '' }
						disabled={ ! lists }
						onChange={ ( { target: { value } } ) =>
							value === NEW
								? setAsks( 'new' )
								: take( Number( value ) )
						}
					>
						<Options
							of={ [
								...( lists?.length
									? lists.map( ( { id, name } ) => ( {
											value: id,
											label: name,
										} ) )
									: [
											{
												value: '',
												label: __(
													'My list',
													'design-marketplace'
												),
											},
										] ),
								...( ( lists?.length ?? 0 ) < limits.lists_max
									? [
											{
												value: NEW,
												label: __(
													'New list …',
													'design-marketplace'
												),
											},
										]
									: [] ),
							] }
						/>
					</SelectBox>
				</div>
				<span className="num">
					{ sprintf(
						/* translators: 1: number of designers on a list, 2: how many there can be. */
						__( '%1$s of %2$s', 'design-marketplace' ),
						formatNumber( list?.count ?? 0 ),
						formatNumber( limits.list_people_max )
					) }
				</span>
			</div>
			<ul className="faces">
				{ people.map( ( { id, slug, name, avatar } ) => (
					<li key={ id }>
						<Link to={ designerPath( slug ) } title={ name }>
							<Avatar
								name={ name }
								image={ avatar }
								alt={ name }
								sizes="76px"
							/>
						</Link>
					</li>
				) ) }
				{ Array.from(
					{ length: Math.max( 0, FACES - people.length ) },
					( _nobody, place ) => (
						<li
							key={ -1 - place }
							className="hole"
							aria-hidden="true"
						/>
					)
				) }
			</ul>
			{ people.length === 0 && (
				<p className="small">
					{ __(
						'Put faces here before there is a job.',
						'design-marketplace'
					) }
				</p>
			) }
			<div className="tray-acts">
				<ButtonLink
					small
					to={ list ? listPath( list.id ) : routes.lists.path }
				>
					{ _x( 'Open', 'verb', 'design-marketplace' ) }
				</ButtonLink>
				{ people.length > 0 && (
					<Button
						small
						variant="second"
						onClick={ () => setAsks( 'invite' ) }
					>
						{ __( 'Invite', 'design-marketplace' ) }
					</Button>
				) }
			</div>
			{ asks === 'new' && (
				<NewListDialog
					onMade={ ( id ) => {
						take( id );
						setAsks( null );
					} }
					onClose={ () => setAsks( null ) }
				/>
			) }
			{ asks === 'invite' && (
				<Suspense fallback={ null }>
					<InviteDialog
						people={ people }
						onClose={ () => setAsks( null ) }
					/>
				</Suspense>
			) }
		</aside>
	);
};
