<?php
/** Presents applications as the contract has them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Query as Directory;
use DesignMarketplace\Jobs\Templates\Answer_Templates;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Talks\Threads;

/** For the current user. The applicant reads what was told, and nothing else; the company reads that and what it decided. */
final class Application_Presenter {

	/** Fields of a candidate's card that the company sees. */
	private const CARD = array(
		'job'          => true,
		'city'         => true,
		'level'        => true,
		'skill'        => true,
		'avatar'       => true,
		'latest_works' => true,
		'locale'       => true,
	);

	/**
	 * At most two queries more for the conversations, and for applicants one for the companies.
	 * @param list<Application> $applications
	 * @return list<array<string,mixed>>
	 */
	public function present( array $applications, bool $with_author ): array {
		$sides   = array_map( Side::of( ... ), $applications );
		$cards   = $this->companies( $applications, $sides );
		$others  = array_map( self::other( ... ), $applications, $sides );
		$known   = array_map( static fn( Application $application ): ?array => $application->thread, $applications );
		$threads = ( new Threads() )->with( get_current_user_id(), array_diff_key( array_combine( $others, $known ), array( 0 => null ) ) );
		$works   = self::works( $applications, $sides );
		$items   = array();
		foreach ( $applications as $place => $application ) {
			$side   = $sides[ $place ];
			$thread = $threads[ $others[ $place ] ] ?? null;
			$item   = $this->application( $application, $side );
			if ( Side::Applicant === $side ) {
				$item += $this->for_applicant( $application, $cards[ $application->owner ] ?? null );
				if ( '' === $item['words'] && $application->has_owner && $application->waits() && ! ( $thread['blocked'] ?? false ) ) {
					$item['words'] = Answer_Templates::filled( $application->close_words, '', $application->name );
				}
			}
			if ( Side::Owner === $side ) {
				$item += $this->for_owner( $application );
			}
			if ( Side::Other !== $side ) {
				$item['nudged']       = self::time( $application->nudged_gmt );
				$item['answers']      = self::is_taken_back( $application, $side ) ? array() : $application->answers;
				$item['works']        = $works[ $place ] ?? array();
				$item['conversation'] = $thread['id'] ?? null;
			}
			$item['can'] = Application_Abilities::of(
				$application,
				$side,
				$thread['blocked'] ?? false
			) + self::can_message( $application, $side, $thread['write'] ?? false );
			if ( $with_author ) {
				$item['_embedded'] = array( 'author' => array( $this->author( $application, $side ) ) );
			}
			$items[] = $item;
		}
		return $items;
	}

	/**
	 * The projects that go with each, but for readers who may not read the letter.
	 * @param list<Application> $applications
	 * @param list<Side> $sides
	 * @return array<int,list<array<string,mixed>>> By the places of the applications.
	 */
	private static function works( array $applications, array $sides ): array {
		$shown = array_filter(
			$applications,
			static fn( int $place ): bool => Side::Other !== $sides[ $place ]
				&& ! self::is_taken_back( $applications[ $place ], $sides[ $place ] ),
			ARRAY_FILTER_USE_KEY
		);
		return Application::chosen( $shown );
	}

	/** The user to whom the current user would write about an application, 0 for nobody. */
	private static function other( Application $application, Side $side ): int {
		return match ( $side ) {
			Side::Applicant => $application->owner,
			Side::Owner     => (int) $application->post->post_author,
			Side::Other     => 0,
		};
	}

	/** @return array{message?:bool} Whether the current user can write to the other now. */
	private static function can_message( Application $application, Side $side, bool $can_write ): array {
		return Side::Other === $side
			? array()
			: array( 'message' => $can_write && ( Side::Applicant === $side ? $application->has_owner : $application->has_applicant ) );
	}

	/**
	 * The fields every side reads. Of a company that is off only the applicant reads it, without title and company; of a mission that is
	 * hidden without title.
	 * @return array<string,mixed>
	 */
	private function application( Application $application, Side $side ): array {
		$knows_all = Side::Owner === $side;
		return Item_Controller::common( $application->post ) + array(
			'excerpt'       => array(
				'rendered' => self::is_taken_back( $application, $side ) ? '' : wpautop( Text::html( $application->post->post_content ) ),
			),
			'mission'       => $application->mission,
			'mission_title' => $knows_all || $application->is_available() ? $application->title : '',
			'mission_close' => Mission_State::Closed === $application->state,
			'contractor'    => $application->has_owner ? $application->owner_slug : '',
			'available'     => $application->is_available(),
			'stage'         => $knows_all ? $application->stage->value : $application->told->value,
			'words'         => $knows_all ? $application->words : $application->told_words,
			'seen'          => self::time( $application->seen_gmt ),
			'outcome'       => Mission_State::Closed === $application->state
				? Mission_Outcome::for_applicants( $application->outcome )
				: null,
		);
	}

	/** @return array<string,mixed> The fields only the company reads. */
	private function for_owner( Application $application ): array {
		return array(
			'told'     => $application->told->value,
			'release'  => self::time( $application->release_gmt ),
			'note'     => Stage::Withdrawn === $application->stage ? '' : $application->note,
			'answered' => self::time( $application->answered_gmt ),
			'invited'  => $application->is_invited,
			'next'     => array_column( Application_Abilities::next( $application ), 'value' ),
		);
	}

	/**
	 * @param array<string,mixed>|null $company Its card.
	 * @return array<string,mixed>
	 */
	private function for_applicant( Application $application, ?array $company ): array {
		$deadline = Deadline::of( $application->mission );
		$fields   = array(
			'history'  => $this->history( $application ),
			'deadline' => '' === $deadline ? null : $deadline,
			'extended' => $this->extended( $application, $deadline ),
			'company'  => $application->has_owner && $company ? array(
				'slug'     => $application->owner_slug,
				'name'     => (string) $company['company'],
				'city'     => (string) $company['city'],
				'logo'     => $company['avatar'],
				'locale'   => (string) $company['locale'],
				'verified' => $company['verified'],
			) : null,
		);
		if ( Stage::Chosen === $application->told && $application->has_owner ) {
			$fields['contact'] = array(
				'name'  => '' === $application->contact ? (string) ( $company['company'] ?? '' ) : $application->contact,
				'email' => $application->owner_email,
			);
		}
		return $fields;
	}

	/**
	 * Since when and until when the company lets the mission go on for longer, for those who wait for an answer.
	 * @param string $deadline '' for none.
	 * @return array{date:string,until:string|null}|null
	 */
	private function extended( Application $application, string $deadline ): ?array {
		$date  = Posts::text( $application->mission, Deadline::EXTENDED );
		$waits = $application->has_owner && Mission_State::Open === $application->state && $application->waits();
		return $waits && Extensions::concerns( $application->history, $application->created_gmt, $date ) ? array(
			'date'  => mysql_to_rfc3339( $date ),
			'until' => '' === $deadline ? null : $deadline,
		) : null;
	}

	/** @return list<array{stage:string,date:string}> Each thing the applicant was told, with ISO dates. */
	private function history( Application $application ): array {
		return array_map(
			static fn( array $step ): array => array_replace( $step, array( 'date' => (string) self::time( $step['date'] ) ) ),
			History::of( $application->history, Item_Controller::common( $application->post )['date_gmt'] )
		);
	}

	/** @return array<string,mixed> To the company with the card and the address, unless the applicant has withdrawn. */
	private function author( Application $application, Side $side ): array {
		$author = array( 'slug' => $application->slug, 'name' => $application->name );
		if ( self::is_taken_back( $application, $side ) ) {
			return $author;
		}
		if ( $application->card ) {
			$author += Card::pictured( array_intersect_key( $application->card, self::CARD ) + $author );
		}
		return Application_Policy::can_see_address( $application ) ? $author + array( 'email' => $application->email ) : $author;
	}

	/** Whether this side may not read the letter any more, as the application was withdrawn. */
	private static function is_taken_back( Application $application, Side $side ): bool {
		return Side::Applicant !== $side && Stage::Withdrawn === $application->stage;
	}

	/**
	 * @param list<Application> $applications
	 * @param list<Side> $sides
	 * @return array<int,array<string,mixed>> The cards of the companies that the current user has applied to.
	 */
	private function companies( array $applications, array $sides ): array {
		$users = array();
		foreach ( array_keys( $sides, Side::Applicant, true ) as $place ) {
			$users[] = $applications[ $place ]->owner;
		}
		return ( new Directory() )->cards( $users );
	}

	/** A GMT time as it is answered, null for none. */
	private static function time( string $gmt ): ?string {
		return '' === $gmt ? null : mysql_to_rfc3339( $gmt );
	}
}
