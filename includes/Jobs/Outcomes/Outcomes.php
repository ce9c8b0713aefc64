<?php
/** /design-marketplace/v1/outcomes: whether what was done together may be in the showcase. Both sides are asked, and both have to agree. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Outcomes;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Lifecycle\Landing;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;

/**
 * @phpstan-type Mine array{consent:bool,sentence:string}
 * @phpstan-type Outcome array{id:int,mission:int,title:string,with:array<string,mixed>|null,mine:Mine|null,state:string}
 */
final class Outcomes {

	/** Checks in this order: logged in, a member. */
	public function may_enter(): bool|WP_Error {
		return '' !== Roles::of( get_current_user_id() ) ? true : Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	/** @return list<Outcome> The newest first. */
	public function own(): array {
		return array_map( self::present( ... ), self::rows( get_current_user_id() ) );
	}

	/** @return Outcome|WP_Error As it is now. */
	public function answer( WP_REST_Request $request ): array|WP_Error {
		$user_id  = get_current_user_id();
		$id       = (int) $request->get_url_params()['id'];
		$form     = Contract::form( 'outcome', 'outcome' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		if ( ! self::rows( $user_id, $id ) ) {
			return Errors::of( 'post_not_found' );
		}
		// Before the transaction, which reads what was there when it first read: that has to be after the accounts are held.
		$pair  = 'FROM {outcome} WHERE application_id = ( SELECT mine.application_id FROM {outcome} mine WHERE mine.id = %d )';
		$sides = Sql::ids( "SELECT user_id {$pair} AND user_id <> %d", $id, $user_id );
		return ( $messages ? Errors::fields( $messages ) : null ) ?? Limits::write( 'outcome', $user_id ) ?? Transaction::run(
			static function () use ( $user_id, $id, $sides, $values ): array|WP_Error {
				$gone = Account_Lock::hold_beside( $user_id, ...$sides );
				$row  = $gone ? null : self::rows( $user_id, $id )[0] ?? null;
				if ( ! $row ) {
					return $gone ?? Errors::of( 'post_not_found' );
				}
				return self::store( $row, (bool) $values['consent'], (string) ( $values['sentence'] ?? '' ) )
					?? self::present( self::rows( $user_id, $id )[0] );
			}
		);
	}

	/**
	 * Two yes make the draft. What is published keeps its words; a no takes it down.
	 * @param array<string,string|null> $row
	 */
	private static function store( array $row, bool $consent, string $sentence ): ?WP_Error {
		$is_published = 'publish' === $row['entry_status'];
		$is_same      = (string) $row['sentence'] === $sentence;
		if ( $is_published && $consent && ! $is_same ) {
			return Errors::of( 'outcome_published' );
		}
		if ( $is_same && ( $consent ? '1' : '0' ) === $row['consent'] ) {
			return null;
		}
		Sql::write( 'UPDATE {outcome} SET consent = %d, sentence = %s WHERE id = %d', (int) $consent, $sentence, (int) $row['id'] );
		if ( (int) $row['post_id'] > 0 ) {
			Showcase_Entry::write( (int) $row['post_id'] );
		} elseif ( $consent && '1' === $row['other_consent'] ) {
			Showcase_Entry::add( (int) $row['application_id'] );
		}
		return null;
	}

	/** Asks both sides of each job that was closed with somebody of here some time ago, once. */
	public function ask(): void {
		if ( Tables::version() < 4 ) {
			return;
		}
		$closed = Clock::gmt( -Contract::limit( 'outcome_days' ) * DAY_IN_SECONDS );
		Batches::each(
			static fn( int $after ): array => Sql::ids(
				'SELECT a.post_id FROM {postmeta} c INNER JOIN {posts} m ON m.ID = c.post_id AND m.post_type = %s AND m.post_status = %s
				INNER JOIN {postmeta} o ON o.post_id = m.ID AND o.meta_key = %s AND o.meta_value = %s
				INNER JOIN {application} a ON a.mission_id = m.ID AND a.told = %s
				WHERE c.meta_key = %s AND c.meta_value >= %s AND c.meta_value <= %s AND a.post_id > %d
					AND NOT EXISTS ( SELECT 1 FROM {outcome} known WHERE known.application_id = a.post_id )
				ORDER BY a.post_id LIMIT %d',
				Item_Types::MISSION,
				Mission_State::Closed->value,
				Mission_Outcome::META,
				Mission_Outcome::Here->value,
				Stage::Chosen->value,
				Mission_Outcome::CLOSED,
				Landing::gmt(),
				$closed,
				$after,
				Batches::MANY
			),
			static function ( array $ids ): void {
				foreach ( $ids as $id ) {
					self::ask_both( $id );
				}
			}
		);
	}

	/** Those who are no members, or off, are not asked. */
	private static function ask_both( int $application_id ): void {
		$mission = (int) get_post_field( 'post_parent', $application_id );
		$sides   = array( (int) get_post_field( 'post_author', $application_id ), (int) get_post_field( 'post_author', $mission ) );
		try {
			Transaction::run(
				static function () use ( $application_id, $mission, $sides ): void {
					$is_there = static fn( int $id ): bool => '' !== Roles::of( $id );
					if ( count( array_filter( Account_Lock::hold_existing( $sides ), $is_there ) ) < 2 ) {
						return;
					}
					foreach ( $sides as $user_id ) {
						$row = array( $mission, $application_id, $user_id, get_post_field( 'post_title', $mission, 'raw' ), Clock::gmt() );
						Sql::insert( 'INSERT IGNORE INTO {outcome} (mission_id,application_id,user_id,title,asked_gmt)', array( $row ) );
						$payload = array( 'application' => $application_id );
						( new Outbox() )->enqueue( "outcome_asked:{$application_id}", "user:{$user_id}", 'outcome_asked', $payload );
					}
				}
			);
		} catch ( Lost_Transaction ) {
			// Others are in the way: it is asked within the hour.
			return;
		}
	}

	/**
	 * Answers the filter with the published entries of a member's page.
	 * @param list<array<string,mixed>> $shown
	 * @return list<array<string,mixed>>
	 */
	public static function on_page( array $shown, int $user_id ): array {
		foreach ( self::rows( $user_id ) as $row ) {
			if ( 'publish' === $row['entry_status'] && null !== $row['doc'] ) {
				$shown[] = array(
					'id'    => (int) $row['post_id'],
					'title' => wp_specialchars_decode( (string) $row['entry_title'], ENT_QUOTES ),
					'link'  => home_url( '/showcase' ),
					'with'  => Card::read( $row['doc'] ),
				);
			}
		}
		return $shown;
	}

	/**
	 * A member's side, with the other's answer and card and the entry. Whose other side is off or gone is left out, unless there is an
	 * entry to take down.
	 * @param int $id Only this one, 0 for all.
	 * @return list<array<string,string|null>>
	 */
	public static function rows( int $user_id, int $id = 0 ): array {
		$one = $id > 0 ? "AND mine.id = {$id}" : '';
		// Between an update and its migration there is no table.
		return Tables::version() < 4 ? array() : Sql::rows(
			'SELECT mine.*, other.user_id AS other_id, other.consent AS other_consent, d.doc, e.post_status AS entry_status, e.post_title AS entry_title
			FROM {outcome} mine
			LEFT JOIN {outcome} other ON other.application_id = mine.application_id AND other.id <> mine.id '
				. Directory_Table::join( 'other.user_id' )
				. " LEFT JOIN {posts} e ON e.ID = mine.post_id
			WHERE mine.user_id = %d AND ( d.doc IS NOT NULL OR mine.post_id > 0 ) {$one} ORDER BY mine.asked_gmt DESC, mine.id DESC",
			$user_id
		);
	}

	/**
	 * @param array<string,string|null> $row
	 * @return Outcome
	 */
	private static function present( array $row ): array {
		$agrees = '1' === $row['consent'];
		return array(
			'id'      => (int) $row['id'],
			'mission' => (int) $row['mission_id'],
			'title'   => (string) $row['title'],
			'with'    => null === $row['doc'] ? null : Card::read( $row['doc'] ),
			'mine'    => null === $row['consent'] ? null : array( 'consent' => $agrees, 'sentence' => (string) $row['sentence'] ),
			'state'   => match ( true ) {
				! $agrees                           => 'asked',
			'publish' === $row['entry_status']  => 'published',
			'1' === $row['other_consent']       => 'draft',
			default                             => 'waiting',
			},
		);
	}
}
