<?php
/** Invites designers to a design job: each once for ever, by a message and an email instead of the message's own. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Talks\Letter_Messages;
use WP_Error;
use WP_Post;

/** The caller checks whose design job it is. */
final class Inviting {

	/**
	 * @param array<int,string> $designers Slugs by user.
	 * @param string            $words     '' for a sentence that names the design job.
	 * @return array{invited:list<string>,skipped:list<array{slug:string,why:string}>}|WP_Error
	 */
	public function invite( int $company, int $mission, array $designers, string $words ): array|WP_Error {
		return Transaction::run(
			static function () use ( $company, $mission, $designers, $words ): array|WP_Error {
				$gone = Account_Lock::hold( $company, ...array_keys( $designers ) );
				$post = $gone ? null : Posts::lock( $mission, Item_Types::MISSION );
				foreach ( $gone ? array() : array_keys( $designers ) as $id ) {
					$gone ??= Account_State::Active === State::of( $id ) ? null : Errors::of( 'user_not_found' );
				}
				if ( 404 === ( $gone?->get_error_data()['status'] ?? 0 ) ) {
					return Errors::fields( array( 'to' => Contract::message( 'invited_unknown' ) ) );
				}
				$refusal = $gone ?? Application_Service::closed( $post );
				if ( $refusal || ! $post ) {
					return $refusal ?? Errors::of( 'mission_unknown' );
				}
				$why     = self::why_not( $company, $mission, array_keys( $designers ) );
				$invited = array_diff_key( $designers, $why );
				$skipped = array_map(
					static fn( int $id ): array => array( 'slug' => $designers[ $id ], 'why' => $why[ $id ] ),
					array_keys( array_intersect_key( $designers, $why ) )
				);
				if ( ! $invited ) {
					$nobody = Errors::of( 'invited_nobody' );
					$nobody->add_data( array( 'status' => 409, 'skipped' => $skipped ) );
					return $nobody;
				}
				$refusal = Limits::write( 'invitation', $company, count( $invited ) );
				if ( $refusal ) {
					return $refusal;
				}
				self::send( $company, $post, array_keys( $invited ), $words );
				return array( 'invited' => array_values( $invited ), 'skipped' => $skipped );
			}
		);
	}

	/**
	 * @param list<int> $designers Whose accounts are held.
	 * @return array<int,string> By designer.
	 */
	private static function why_not( int $company, int $mission, array $designers ): array {
		$among   = 'WHERE mission_id = %d AND user_id IN (' . Sql::in( $designers ) . ')';
		$refused = array_filter( $designers, static fn( int $id ): bool => ! Policy::wants_invitations( $id ) );
		return array_fill_keys( Sql::ids( "SELECT user_id FROM {invitation} {$among}", $mission ), 'invited' )
			+ array_fill_keys( Sql::ids( "SELECT user_id FROM {application} {$among}", $mission ), 'applied' )
			+ array_fill_keys( array_keys( Blocks::of( $company, $designers ) ), 'blocked' )
			+ array_fill_keys( $refused, 'not_wanted' );
	}

	/** @param list<int> $designers */
	private static function send( int $company, WP_Post $mission, array $designers, string $words ): void {
		$rows  = array();
		$mails = array();
		foreach ( $designers as $designer ) {
			$text = '' !== $words ? $words : Languages::within(
				Recipient::locale( Member_Language::of( $designer ) ),
				/* translators: %s: title of a design job. */
				static fn(): string => sprintf( __( 'We would like to invite you to our design job “%s”.', 'design-marketplace' ), $mission->post_title )
			);
			$message = ( new Letter_Messages() )->invite( $designer, $company, $text );
			$rows[]  = array( $mission->ID, $designer, $message, Clock::gmt() );
			$mails[] = new Queued(
				"invitation:{$company}:{$mission->ID}",
				"user:{$designer}",
				'invitation',
				array( 'mission' => $mission->ID, 'message' => $message )
			);
		}
		Sql::insert( 'INSERT INTO {invitation} (mission_id, user_id, message_id, invited_gmt)', $rows );
		( new Outbox() )->enqueue_many( $mails );
	}
}
