<?php
/** Applies to missions: all of them or none, each once, and only while it is open. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Talks\Letter_Messages;
use WP_Error;
use WP_Post;

/** Callers check the policy before. */
final class Application_Service {

	/**
	 * @param list<int> $missions
	 * @param bool $copy Whether the applicant gets a copy: at their own address, never at one they name.
	 * @return list<int>|WP_Error Ids of the applications.
	 */
	public function apply(
		int $applicant,
		int $contractor,
		array $missions,
		string $comment,
		bool $copy = false,
		Enclosed $enclosed = new Enclosed()
	): array|WP_Error {
		// In one order for everyone, so that two calls never wait for each other.
		sort( $missions );
		$error = $this->refusal( $contractor, $missions )
			?? $enclosed->refusal( $applicant, $missions )
			?? Limits::write( 'apply', $applicant );
		if ( $error ) {
			return $error;
		}
		return Transaction::run(
			function () use ( $applicant, $contractor, $missions, $comment, $copy, $enclosed ): array|WP_Error {
				$gone = Account_Lock::hold( $applicant, $contractor );
				if ( ! $gone && Blocks::between( $applicant, $contractor ) ) {
					return Errors::of( 'message_blocked' );
				}
				return $gone ?? $this->write( $applicant, $contractor, $missions, $comment, $copy, $enclosed );
			}
		);
	}

	/** @param list<int> $missions */
	private function refusal( int $contractor, array $missions ): ?WP_Error {
		_prime_post_caches( $missions, false );
		$refusal = null;
		foreach ( $missions as $id ) {
			$post = $id > 0 ? get_post( $id ) : null;
			if ( ! $post instanceof WP_Post || ! Mission_State::is_published( $post ) || ! Ownership::is_of( $contractor, $post ) ) {
				return Errors::fields( array( 'missions' => Contract::message( 'mission_foreign' ) ) );
			}
			$refusal ??= self::closed( $post );
		}
		return $refusal;
	}

	/** The error if a mission accepts no applications. */
	public static function closed( mixed $post ): ?WP_Error {
		$state = Job_Graph::state( $post );
		return null === Job_Graph::to( Job_Event::Apply, $state )
			? Errors::of( Job_Graph::PASSED === $state ? 'deadline_passed' : 'mission_closed' )
			: null;
	}

	/** The event of an application's email. An application that is made again has another event. */
	public static function event( int $applicant, int $application, int $times ): string {
		return self::topic( $applicant ) . ":{$application}" . ( $times > 0 ? ":{$times}" : '' );
	}

	/** First part of the events of somebody's applications. */
	public static function topic( int $applicant ): string {
		return "application:{$applicant}";
	}

	/**
	 * @param list<int> $missions
	 * @return list<int>|WP_Error
	 */
	private function write(
		int $applicant,
		int $contractor,
		array $missions,
		string $comment,
		bool $copy,
		Enclosed $enclosed
	): array|WP_Error {
		$withdrawn = array();
		foreach ( $missions as $mission_id ) {
			if ( 0 === Application_Table::take( $mission_id, $applicant ) ) {
				$held = Locked_Application::of( $mission_id, $applicant );
				if ( Stage::Withdrawn !== $held?->told ) {
					return $held
						? Errors::of( 'applied_before' )
						: self::closed( get_post( $mission_id ) ) ?? Errors::of( 'mission_closed' );
				}
				$withdrawn[ $mission_id ] = $held;
			}
		}
		$applications = array();
		// Counts only how often the first one was made again: a sum over all could repeat an earlier event.
		$times = isset( $withdrawn[ $missions[0] ] ) ? $withdrawn[ $missions[0] ]->reapplied + 1 : 0;
		foreach ( $missions as $mission_id ) {
			if ( isset( $withdrawn[ $mission_id ] ) ) {
				$again = ( new Own_Application() )->again( $withdrawn[ $mission_id ], $comment, $enclosed );
				if ( $again instanceof WP_Error ) {
					return $again;
				}
				$applications[] = $withdrawn[ $mission_id ]->post_id;
				continue;
			}
			$id = Posts::insert(
				array(
					'post_type'    => Application_Post_Type::NAME,
					'post_status'  => Application_State::Sent->value,
					'post_author'  => $applicant,
					'post_parent'  => $mission_id,
					'post_title'   => (string) get_post_field( 'post_title', $mission_id, 'raw' ),
					'post_content' => $comment,
				)
			);
			Application_Table::name_post( $mission_id, $applicant, $id, $enclosed->columns( $mission_id ) );
			$applications[] = $id;
		}
		( new Outbox() )->enqueue(
			self::event( $applicant, $applications[0], $times ),
			"user:{$contractor}",
			'new_application',
			compact( 'applicant', 'applications' )
		);
		if ( $copy ) {
			( new Outbox() )->enqueue(
				'application_copy' . strstr( self::event( $applicant, $applications[0], $times ), ':' ),
				"user:{$applicant}",
				'application_copy',
				compact( 'applications' )
			);
		}
		( new Letter_Messages() )->keep( $applicant, $contractor, $applicant, $comment, $applications[0] );
		foreach ( $applications as $id ) {
			do_action( 'design_marketplace_application_made', $id );
		}
		return $applications;
	}
}
