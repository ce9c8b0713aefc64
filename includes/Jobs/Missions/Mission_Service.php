<?php
/** Adds, changes and trashes missions. Each write happens whole or not at all. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use WP_Error;
use WP_Post;

/** Values must be valid by the form, and callers check the policy before. */
final class Mission_Service {

	/** Prefix of the meta keys that hold a mission's facts. */
	private const FACTS = 'design_marketplace_';

	/** The keys that a duplicate does not copy. */
	private const OF_ITS_TIME = array( Mission_Post_Type::POSTING_DATE, Deadline::META, 'design_marketplace_starts' );

	/**
	 * Adds a mission, or changes the one that was added under the same name before.
	 * @param array<string,mixed> $values
	 * @param callable|null $count Counts the call; gets the mission added before, or null. May return an error.
	 * @return int|WP_Error Post id.
	 */
	public function create( int $author, array $values, string $status, string $name = '', ?callable $count = null ): int|WP_Error {
		return Transaction::run(
			function () use ( $author, $values, $status, $name, $count ): int|WP_Error {
				$gone = Account_Lock::hold( $author );
				if ( $gone ) {
					return $gone;
				}
				$known   = Idempotency_Keys::find( $author, Mission_Post_Type::NAME, $name );
				$refusal = $count ? $count( $known > 0 ? get_post( $known ) : null ) : null;
				if ( $refusal instanceof WP_Error ) {
					return $refusal;
				}
				if ( $known > 0 ) {
					return $this->update( $known, $values, $status ) ?? $known;
				}
				$columns = array( 'post_author' => $author ) + Posts::columns( $values );
				$id      = Job_Writer::add( Job_Event::tryFrom( $status ) ?? Job_Event::Save, $columns, $status );
				Idempotency_Keys::keep( $id, $name );
				$this->write( $id, $values );
				Job_Facts::write( $id, Job_Facts::columns( $values ) );
				return $id;
			}
		);
	}

	/**
	 * Only the fields that were sent. What is published stays so, whatever status is asked for: back as a draft it would be out of its
	 * candidates' sight, and nobody would have told them.
	 * @param array<string,mixed> $values
	 * @param string|null $status publish, draft, or null to leave it.
	 */
	public function update( int $id, array $values, ?string $status ): ?WP_Error {
		return self::holding(
			$id,
			function ( WP_Post $post ) use ( $id, $values, $status ): ?WP_Error {
				// Others may have changed meanwhile what a fact depends on.
				$messages = $status || Job_Facts::columns( $values ) ? Job_Rules::errors( $values, $id, $status ) : array();
				if ( $messages ) {
					return Errors::fields( $messages );
				}
				$changes = Posts::columns( $values ) + Job_Facts::columns( Job_Rules::settled( $values, $id ) );
				$is_open = Mission_State::Open === Mission_State::of( $post );
				if ( $is_open && self::extends( Deadline::of( $id ), $values['deadline'] ?? null ) ) {
					Deadline::note_extension( $id );
				}
				$this->write( $id, $values );
				// Some changes may have to wait.
				$changes = (array) apply_filters( 'design_marketplace_mission_changes', $changes, $post );
				$columns = Job_Facts::write( $id, $changes );
				$event   = Job_Event::tryFrom( (string) $status ) ?? Job_Event::Save;
				if ( null === $status || ! Job_Writer::move( $post, $event, $columns, $status ) ) {
					Posts::update( $post, $columns );
				}
				return null;
			}
		);
	}

	/** Renews an open mission: its deadline, if it has one, is some weeks from now or later, and it counts as changed today. */
	public function renew( int $id ): ?WP_Error {
		return self::holding(
			$id,
			static function ( WP_Post $post ) use ( $id ): ?WP_Error {
				if ( ! Job_Graph::allows( Job_Event::Renew, Mission_State::of( $post ) ) ) {
					return Errors::of( Mission_State::Closed === Mission_State::of( $post ) ? 'mission_closed' : 'forbidden' );
				}
				$day = Deadline::renewed( $id );
				if ( '' === $day || Deadline::of( $id ) !== $day ) {
					Deadline::set( $id, $day );
					Deadline::note_extension( $id );
				}
				Posts::update( $post, array() );
				return null;
			}
		);
	}

	/**
	 * Adds a draft that says what a mission says, but for what was of its time.
	 * @return int|WP_Error Post id.
	 */
	public function duplicate( int $id, string $name = '' ): int|WP_Error {
		return self::holding(
			$id,
			static function ( WP_Post $post ) use ( $id, $name ): int {
				$author = (int) $post->post_author;
				$known  = Idempotency_Keys::find( $author, Mission_Post_Type::NAME, $name );
				if ( $known > 0 ) {
					return $known;
				}
				$copy = Job_Writer::add(
					Job_Event::Draft,
					array(
						'post_author'  => $author,
						'post_title'   => $post->post_title,
						'post_content' => $post->post_content,
					)
				);
				Idempotency_Keys::keep( $copy, $name );
				foreach ( array_diff( array_keys( (array) get_post_meta( $id ) ), self::OF_ITS_TIME ) as $key ) {
					if ( str_starts_with( (string) $key, self::FACTS ) ) {
						update_post_meta( $copy, (string) $key, wp_slash( get_post_meta( $id, (string) $key, true ) ) );
					}
				}
				$skills = wp_get_object_terms( $id, Skills::TAXONOMY, array( 'fields' => 'ids' ) );
				wp_set_object_terms( $copy, is_array( $skills ) ? array_map( 'intval', $skills ) : array(), Skills::TAXONOMY );
				return $copy;
			}
		);
	}

	/**
	 * @return Mission_State|WP_Error|null The state it had. In the trash its applications are out of sight, and candidates of an open one are told.
	 */
	public function trash( int $id ): Mission_State|WP_Error|null {
		return self::holding(
			$id,
			static function ( WP_Post $post ): ?Mission_State {
				$before = Mission_State::of( $post );
				Job_Writer::move( $post, Job_Event::Trash );
				return $before;
			}
		);
	}

	/**
	 * @template T
	 * @param callable(WP_Post): T $work Runs in a transaction that has locked the company's account and the mission.
	 * @return T|WP_Error
	 */
	public static function holding( int $id, callable $work ): mixed {
		return Transaction::run(
			static function () use ( $id, $work ): mixed {
				$post = Account_Lock::hold_item( $id, Mission_Post_Type::NAME, 'mission_unknown' );
				return $post instanceof WP_Error ? $post : $work( $post );
			}
		);
	}

	/** Whether a deadline, '' for none, is later than the one before; null where it was not sent. */
	private static function extends( string $before, mixed $after ): bool {
		return is_string( $after ) && '' !== $before && ( '' === $after || $after > $before );
	}

	/** @param array<string,mixed> $values */
	private function write( int $id, array $values ): void {
		if ( array_key_exists( 'postingDate', $values ) ) {
			if ( '' === $values['postingDate'] ) {
				delete_post_meta( $id, Mission_Post_Type::POSTING_DATE );
			} else {
				update_post_meta( $id, Mission_Post_Type::POSTING_DATE, $values['postingDate'] );
			}
		}
		if ( array_key_exists( 'deadline', $values ) ) {
			Deadline::set( $id, $values['deadline'] );
		}
		if ( isset( $values['skill'] ) ) {
			wp_set_object_terms( $id, $values['skill'], Skills::TAXONOMY );
		}
	}
}
