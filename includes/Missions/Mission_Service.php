<?php
/**
 * Adds, changes and trashes missions. Each write happens whole or not at all.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Content\Job_Facts;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Repeats;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * Takes values the form has found good. Who may do it is asked before, by the policy.
 */
final class Mission_Service {

	/**
	 * Adds a mission, or changes the one that was added under the same name before.
	 *
	 * @param int                 $author Contractor.
	 * @param array<string,mixed> $values Cleaned and checked values.
	 * @param string              $status publish or draft.
	 * @param string              $name   What the client calls it, see Repeats.
	 * @param callable|null       $count  Counts the call; gets the mission that was added before, or null. What it returns refuses it.
	 * @return int|WP_Error Post id.
	 */
	public function create( int $author, array $values, string $status, string $name = '', ?callable $count = null ): int|WP_Error {
		return Transaction::run(
			function () use ( $author, $values, $status, $name, $count ): int|WP_Error {
				$gone = Account_Lock::hold( $author );
				if ( $gone ) {
					return $gone;
				}
				$known   = Repeats::find( $author, Post_Type::NAME, $name );
				$refusal = $count ? $count( $known > 0 ? get_post( $known ) : null ) : null;
				if ( $refusal instanceof WP_Error ) {
					return $refusal;
				}
				if ( $known > 0 ) {
					return $this->update( $known, $values, $status ) ?? $known;
				}
				$id = Posts::insert(
					array(
						'post_type'   => Post_Type::NAME,
						'post_author' => $author,
						'post_status' => $status,
					) + Posts::columns( $values )
				);
				Repeats::keep( $id, $name );
				$this->write( $id, $values );
				Job_Facts::write( $id, Job_Facts::columns( $values ) );
				return $id;
			}
		);
	}

	/**
	 * Changes a mission: only the fields that were sent. What is published stays so, whatever status is asked for: back as a
	 * draft it would be out of its candidates' sight, and nobody would have told them.
	 *
	 * @param int                 $id     Mission.
	 * @param array<string,mixed> $values Cleaned and checked values.
	 * @param string|null         $status publish, draft, or null to leave it.
	 */
	public function update( int $id, array $values, ?string $status ): ?WP_Error {
		return Transaction::run(
			function () use ( $id, $values, $status ): ?WP_Error {
				$post = Account_Lock::hold_item( $id, Post_Type::NAME, 'mission_unknown' );
				if ( $post instanceof WP_Error ) {
					return $post;
				}
				// Others may have changed meanwhile what a fact depends on.
				$messages = Job_Facts::columns( $values ) ? Job_Rules::errors( $values, $id ) : array();
				if ( $messages ) {
					return Errors::fields( $messages );
				}
				$changes = Posts::columns( $values ) + Job_Facts::columns( Job_Rules::settled( $values, $id ) );
				if ( null !== $status && ! Mission_State::is_published( $post ) ) {
					$changes['post_status'] = $status;
				}
				$this->write( $id, $values );
				// Some changes may have to wait.
				$changes = (array) apply_filters( 'design_marketplace_mission_changes', $changes, $post );
				Posts::update( $post, Job_Facts::write( $id, $changes ) );
				return null;
			}
		);
	}

	/**
	 * Moves a mission to the trash, where its applications are out of sight. Candidates of an open one are told.
	 *
	 * @param int $id Mission.
	 * @return Mission_State|WP_Error|null The state it had.
	 */
	public function trash( int $id ): Mission_State|WP_Error|null {
		return Transaction::run(
			static function () use ( $id ): Mission_State|WP_Error|null {
				$post = Account_Lock::hold_item( $id, Post_Type::NAME, 'mission_unknown' );
				if ( $post instanceof WP_Error ) {
					return $post;
				}
				$before = Mission_State::of( $post );
				Posts::trash( $post );
				return $before;
			}
		);
	}

	/**
	 * Deletes all missions of a contractor with their applications; candidates of open ones are told.
	 *
	 * @param int $user_id Contractor.
	 */
	public function erase_all( int $user_id ): void {
		Posts::erase_all( Post_Type::NAME, $user_id );
	}

	/**
	 * Writes what is kept beside the post's row.
	 *
	 * @param int                 $id     Mission.
	 * @param array<string,mixed> $values Values.
	 */
	private function write( int $id, array $values ): void {
		if ( array_key_exists( 'postingDate', $values ) ) {
			if ( '' === $values['postingDate'] ) {
				delete_post_meta( $id, Post_Type::POSTING_DATE );
			} else {
				update_post_meta( $id, Post_Type::POSTING_DATE, $values['postingDate'] );
			}
		}
		if ( isset( $values['skill'] ) ) {
			wp_set_object_terms( $id, $values['skill'], Skills::TAXONOMY );
		}
	}
}
