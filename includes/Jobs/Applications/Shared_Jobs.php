<?php
/** The jobs two members have in common: the company's jobs that the designer applied to, with their stages. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Invitations\Invitation_Rows;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Pair_Jobs;
use DesignMarketplace\Talks\Seat;

/** For the current user. Designers see only the stages they were told. */
final class Shared_Jobs implements Pair_Jobs {

	/** Number of jobs at most, the newest ones. */
	private const MAX = 20;

	public function of( Conversation $conversation, Seat $seat, bool $is_blocked ): array {
		$applications = self::between( $conversation )->newest( self::MAX );
		return array(
			array_map(
				static fn( Application $application ): array => self::present( $application, $is_blocked ),
				array_values( array_filter( $applications, Application_Policy::can_see( ... ) ) )
			),
			self::state( array_map( Pair_Applications::state( ... ), $applications ), $seat ),
		);
	}

	public function latest( array $conversations, array $others, Seat $seat ): array {
		$pairs = array();
		foreach ( $conversations as $conversation ) {
			if ( in_array( $conversation->member( $seat->other() ), $others, true ) ) {
				$pairs[ $conversation->id ] = array( $conversation->member( Seat::Designer ), $conversation->member( Seat::Contractor ) );
			}
		}
		$jobs = Pair_Applications::latest(
			array_values( array_unique( array_column( $pairs, 0 ) ) ),
			array_values( array_unique( array_column( $pairs, 1 ) ) ),
			Seat::Contractor === $seat ? Side::Owner : Side::Applicant
		);
		return array_filter( array_map( static fn( array $pair ): ?array => $jobs[ implode( '-', $pair ) ] ?? null, $pairs ) );
	}

	public function invitations( array $messages, int $viewer ): array {
		return Invitation_Rows::of_messages( $messages, $viewer );
	}

	public function state_now( Conversation $conversation, Seat $seat ): string {
		return self::state( self::between( $conversation )->states( self::MAX ), $seat );
	}

	/**
	 * A text that changes when a member sees a change. Of stages designers are not told they see none.
	 * @param list<array<string,string>> $states
	 */
	private static function state( array $states, Seat $seat ): string {
		$hidden = Seat::Contractor === $seat ? array() : array( 'stage' => '', 'release_gmt' => '' );
		return ! $states
			? ''
			: (string) wp_json_encode(
				array( Deadline::today(), array_map( static fn( array $state ): array => array_diff_key( $state, $hidden ), $states ) )
			);
	}

	public function title( Conversation $conversation ): string {
		$seen = array_filter(
			self::between( $conversation )->newest( self::MAX ),
			static fn( Application $application ): bool => $application->is_available()
		);
		return (string) ( reset( $seen )->title ?? '' );
	}

	public function answer( Conversation $conversation ): void {
		self::between( $conversation )->answer();
	}

	private static function between( Conversation $conversation ): Pair_Applications {
		return new Pair_Applications( $conversation->member( Seat::Designer ), $conversation->member( Seat::Contractor ) );
	}

	/** @return array<string,mixed> */
	private static function present( Application $application, bool $is_blocked ): array {
		$side     = Side::of( $application );
		$is_owner = Side::Owner === $side;
		return array(
			'application' => $application->post->ID,
			'mission'     => $application->mission,
			'title'       => $is_owner || $application->is_available() ? $application->title : '',
			'close'       => Mission_State::Closed === $application->state,
			'available'   => $application->is_available(),
			'stage'       => ( $is_owner ? $application->stage : $application->told )->value,
		) + ( $is_owner ? array(
			'told'    => $application->told->value,
			'release' => '' === $application->release_gmt ? null : mysql_to_rfc3339( $application->release_gmt ),
			'next'    => array_column( Application_Abilities::next( $application ), 'value' ),
		) : array() ) + array( 'can' => Application_Abilities::of( $application, $side, $is_blocked ) );
	}
}
