<?php
/** /design-marketplace/v1/lists: a company's lists of designers, and what a shared one shows. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Lists;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Jobs\Invitations\Invitation_Rows;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** A list of somebody else's does not exist. */
final class List_Controller {

	/** Checks in this order: logged in, a contractor. */
	public function may_enter(): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		return Roles::CONTRACTOR === Roles::of( get_current_user_id() ) ? true : Errors::of( 'forbidden' );
	}

	/** @return list<array<string,mixed>> */
	public function list_all(): array {
		return array_map( self::present( ... ), List_Rows::of( get_current_user_id() ) );
	}

	public function make( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$made = $this->write(
			$request,
			'list',
			static function ( array $values ): int|WP_Error {
				$company = get_current_user_id();
				$most    = Contract::limit( 'lists_max' );
				if ( count( List_Rows::of( $company ) ) >= $most ) {
					return Errors::of( 'lists_many', $most );
				}
				return List_Rows::make( $company, $values['name'] );
			}
		);
		return $made instanceof WP_Error ? $made : new WP_REST_Response( self::one( $made ), 201 );
	}

	/** A list with a page of its people. */
	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$list = self::one( self::id( $request ) );
		if ( ! $list ) {
			return Errors::of( 'post_not_found' );
		}
		$size   = Contract::limit( 'list_page' );
		$rows   = List_Rows::people( $list['id'], (int) $request['before'], $size + 1 );
		$page   = array_slice( $rows, 0, $size );
		$answer = new WP_REST_Response( $list + array( 'people' => self::people( $page ) ) );
		if ( count( $rows ) > $size ) {
			$answer->header( 'X-DM-Next', (string) $page[ $size - 1 ]['id'] );
		}
		return $answer;
	}

	public function rename( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = self::id( $request );
		return self::answer(
			$this->write(
				$request,
				'list',
				static fn( array $values ): int|false => Sql::write(
					'UPDATE {designer_list} SET name = %s WHERE id = %d',
					$values['name'],
					$id
				)
			),
			static fn(): ?array => self::one( $id )
		);
	}

	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$list = self::one( self::id( $request ) );
		return self::answer(
			$this->write(
				$request,
				'',
				static function () use ( $list ): void {
					Sql::write( 'DELETE FROM {list_person} WHERE list_id = %d', $list['id'] ?? 0 );
					Sql::write( 'DELETE FROM {designer_list} WHERE id = %d', $list['id'] ?? 0 );
				}
			),
			static fn(): ?array => $list
		);
	}

	/** Puts a designer whom strangers find on the list, or changes the note about one who is on it. */
	public function put( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id       = self::id( $request );
		$found    = ( new Query() )->named( array( (string) $request->get_url_params()['designer'] ) );
		$one      = reset( $found );
		$designer = Roles::DESIGNER === ( $one['role'] ?? '' ) ? $one['user_id'] : 0;
		$written  = $this->write(
			$request,
			'person',
			static function ( array $values ) use ( $id, $designer, $one ): ?WP_Error {
				if ( List_Rows::has( $id, $designer ) ) {
					$set = 'UPDATE {list_person} SET note = %s WHERE list_id = %d AND user_id = %d';
					isset( $values['note'] ) && Sql::write( $set, $values['note'], $id, $designer );
					return null;
				}
				$most = Contract::limit( 'list_people_max' );
				if ( ! ( $one['listed'] ?? false ) ) {
					return Errors::of( 'user_not_found' );
				}
				if ( (int) Sql::value( 'SELECT COUNT(*) FROM {list_person} WHERE list_id = %d', $id ) >= $most ) {
					return Errors::of( 'list_full', $most );
				}
				List_Rows::add( $id, $designer, $values['note'] ?? '' );
				return null;
			},
			$designer
		);
		$row      = static fn(): ?array => self::people( List_Rows::people( $id, 0, 1, " AND p.user_id = {$designer}" ) )[0] ?? null;
		return self::answer( $written, $row );
	}

	public function take_off( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id       = self::id( $request );
		$found    = ( new Query() )->named( array( (string) $request->get_url_params()['designer'] ) );
		$designer = reset( $found )['user_id'] ?? 0;
		$off      = static function () use ( $id, $designer ): ?WP_Error {
			$deleted = Sql::write( 'DELETE FROM {list_person} WHERE list_id = %d AND user_id = %d', $id, $designer );
			return $deleted ? null : Errors::of( 'user_not_found' );
		};
		return self::answer( $this->write( $request, '', $off ), static fn(): ?array => self::one( $id ) );
	}

	public function share( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id      = self::id( $request );
		$company = get_current_user_id();
		$shared  = $this->write(
			$request,
			'share',
			static function ( array $values ) use ( $id, $company ): ?WP_Error {
				$refusal = Limits::write( 'list_link', $company );
				if ( ! $refusal ) {
					List_Link::make( $id, ! empty( $values['notes'] ) );
				}
				return $refusal;
			}
		);
		return self::answer( $shared, static fn(): ?array => self::one( $id )['share'] ?? null );
	}

	public function unshare( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = self::id( $request );
		return self::answer( $this->write( $request, '', static fn() => List_Link::end( $id ) ), static fn(): ?array => self::one( $id ) );
	}

	/** The list for everybody who has the address: each card as a stranger reads it, as the address may be passed on. */
	public function shared( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$row     = List_Link::read( (string) $request->get_url_params()['token'] );
		$company = $row ? ( new Query() )->faces( array( (int) $row['user_id'] ) )[ (int) $row['user_id'] ] ?? null : null;
		return ! $row || ! isset( $company['company'] ) ? Errors::of( 'post_not_found' ) : new WP_REST_Response(
			array(
				'name'    => (string) $row['name'],
				'company' => (string) $company['company'],
				'people'  => List_Rows::shown( (int) $row['id'], (bool) $row['share_notes'] ),
			)
		);
	}

	/**
	 * Writes within a transaction that holds the company's account, and the designer's; where the path names a list, it must be there.
	 * @template T
	 * @param string                              $flow Form of the contract, '' for none.
	 * @param callable(array<string,mixed>):T $work Gets the cleaned values.
	 * @return T|WP_Error
	 */
	private function write( WP_REST_Request $request, string $flow, callable $work, ?int $designer = null ): mixed {
		$form     = '' === $flow ? null : Contract::form( 'list', $flow );
		$values   = $form ? $form->clean( $request->get_params() ) : array();
		$messages = $form ? $form->errors( $values ) : array();
		$company  = get_current_user_id();
		$refusal  = $messages ? Errors::fields( $messages ) : Limits::write( 'list', $company );
		return $refusal ?? Transaction::run(
			static function () use ( $request, $work, $values, $company, $designer ): mixed {
				$gone = Account_Lock::hold( $company, ...( null === $designer ? array() : array( $designer ) ) );
				if ( ! $gone && isset( $request->get_url_params()['id'] ) && ! self::one( self::id( $request ) ) ) {
					return Errors::of( 'post_not_found' );
				}
				return $gone ?? $work( $values );
			}
		);
	}

	/** @param callable():?array<string,mixed> $now As it is now; null if it has gone meanwhile. */
	private static function answer( mixed $written, callable $now ): WP_REST_Response|WP_Error {
		$now = $written instanceof WP_Error ? null : $now();
		return $written instanceof WP_Error ? $written : ( $now ? new WP_REST_Response( $now ) : Errors::of( 'post_not_found' ) );
	}

	/** @return array<string,mixed>|null */
	private static function one( int $id ): ?array {
		return array_map( self::present( ... ), $id > 0 ? List_Rows::of( get_current_user_id(), $id ) : array() )[0] ?? null;
	}

	/**
	 * @param array<string,string|null> $row
	 * @return array{id:int,name:string,count:int,share:array<string,mixed>|null}
	 */
	private static function present( array $row ): array {
		return array(
			'id'    => (int) $row['id'],
			'name'  => (string) $row['name'],
			'count' => (int) $row['people'],
			'share' => List_Link::of( $row ),
		);
	}

	/**
	 * @param list<array<string,string|null>> $rows
	 * @return list<array<string,mixed>>
	 */
	private static function people( array $rows ): array {
		$ids     = array_map( 'intval', array_column( $rows, 'user_id' ) );
		$company = get_current_user_id();
		$invited = Invitation_Rows::by( $company, $ids );
		update_meta_cache( 'user', $ids );
		return array_map(
			static function ( array $row ) use ( $company, $invited ): array {
				$card = Card::read( (string) $row['doc'] );
				$can  = Policy::abilities( $company, $card ) + array( 'invite' => Policy::can_invite( $company, $card['id'] ) );
				return array(
					'designer' => $card + compact( 'can' ),
					'note'     => (string) $row['note'],
					'added'    => str_replace( ' ', 'T', (string) $row['added_gmt'] ) . 'Z',
					'invited'  => $invited[ (int) $row['user_id'] ] ?? array(),
				);
			},
			$rows
		);
	}

	/** The id in the path. Core would prefer one from the body. */
	private static function id( WP_REST_Request $request ): int {
		return (int) $request->get_url_params()['id'];
	}
}
