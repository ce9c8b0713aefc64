<?php
/**
 * Presents applications as the contract has them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Contract\Text;
use DesignMarketplace\Directory\Query as Directory;
use DesignMarketplace\Rest\Item_Controller;

/**
 * For the current user. The applicant reads what was told, and nothing else; the company reads that and what it decided.
 */
final class Application_Presenter {

	/**
	 * Fields of a candidate's card that the company sees.
	 */
	private const CARD = array( 'job', 'city', 'level', 'skill', 'avatar', 'latest_works', 'locale' );

	/**
	 * @param Threads   $threads   Conversations.
	 * @param Directory $directory Cards.
	 */
	public function __construct( private readonly Threads $threads, private readonly Directory $directory = new Directory() ) {}

	/**
	 * Applications as the current user may see them: one query more for all the cards, two for the conversations.
	 *
	 * @param list<Application> $applications Applications.
	 * @param bool              $with_author  Whether who applied goes along.
	 * @return list<array<string,mixed>>
	 */
	public function present( array $applications, bool $with_author ): array {
		$cards   = $this->cards( $applications, $with_author );
		$threads = $this->threads->with( get_current_user_id(), self::others( $applications ) );
		$items   = array();
		foreach ( $applications as $application ) {
			$side   = Side::of( $application );
			$thread = $threads[ self::other( $application, $side ) ] ?? null;
			$item   = $this->application( $application, $side ) + ( Side::Applicant === $side ? $this->for_applicant( $application, $cards[ $application->owner ] ?? null ) : array() )
				+ ( Side::Owner === $side ? $this->for_owner( $application ) : array() )
				+ ( Side::Other === $side ? array() : array( 'conversation' => $thread['id'] ?? null ) )
				+ array( 'can' => Application_Abilities::of( $application, $side, $thread['blocked'] ?? false ) + self::can_message( $application, $side, $thread['write'] ?? false ) );
			if ( $with_author ) {
				$item['_embedded'] = array( 'author' => array( $this->author( $application, $side, $cards[ (int) $application->post->post_author ] ?? null ) ) );
			}
			$items[] = $item;
		}
		return $items;
	}

	/**
	 * Whom the current user would write to about an application, 0 for nobody.
	 *
	 * @param Application $application Application.
	 * @param Side        $side        The user's side.
	 */
	private static function other( Application $application, Side $side ): int {
		return match ( $side ) {
			Side::Applicant => $application->owner,
			Side::Owner     => (int) $application->post->post_author,
			Side::Other     => 0,
		};
	}

	/**
	 * All of them, each once.
	 *
	 * @param list<Application> $applications Applications.
	 * @return list<int>
	 */
	private static function others( array $applications ): array {
		return array_values( array_filter( array_unique( array_map( static fn( Application $application ): int => self::other( $application, Side::of( $application ) ), $applications ) ) ) );
	}

	/**
	 * Whether the current user can write to the other now.
	 *
	 * @param Application $application Application.
	 * @param Side        $side        The user's side.
	 * @param bool        $can_write   What their conversation says.
	 * @return array{message?:bool}
	 */
	private static function can_message( Application $application, Side $side, bool $can_write ): array {
		return Side::Other === $side ? array() : array( 'message' => $can_write && ( Side::Applicant === $side ? $application->has_owner : $application->has_applicant ) );
	}

	/**
	 * The fields every side reads. Of a company that is off only the applicant reads it, without title and company; of a mission that is
	 * hidden without title.
	 *
	 * @param Application $application Application.
	 * @param Side        $side        Who reads it.
	 * @return array<string,mixed>
	 */
	private function application( Application $application, Side $side ): array {
		$knows_all = Side::Owner === $side;
		return Item_Controller::common( $application->post ) + array(
			'excerpt'       => array( 'rendered' => self::is_taken_back( $application, $side ) ? '' : Text::paragraphs( $application->post->post_content ) ),
			'mission'       => $application->mission,
			'mission_title' => $knows_all || $application->is_available() ? $application->title : '',
			'mission_close' => Mission_State::Closed === $application->state,
			'contractor'    => $application->has_owner ? $application->owner_slug : '',
			'available'     => $application->is_available(),
			'stage'         => $knows_all ? $application->stage->value : $application->told->value,
			'words'         => $knows_all ? $application->words : $application->told_words,
			'seen'          => self::time( $application->seen_gmt ),
			'outcome'       => Mission_State::Closed === $application->state ? Mission_Outcome::told( $application->outcome ) : null,
		);
	}

	/**
	 * The fields only the company reads.
	 *
	 * @param Application $application Application.
	 * @return array<string,mixed>
	 */
	private function for_owner( Application $application ): array {
		return array(
			'told'     => $application->told->value,
			'release'  => self::time( $application->release_gmt ),
			'note'     => Stage::Withdrawn === $application->stage ? '' : $application->note,
			'answered' => self::time( $application->answered_gmt ),
			'next'     => array_column( Application_Abilities::next( $application ), 'value' ),
		);
	}

	/**
	 * The fields only the applicant reads.
	 *
	 * @param Application              $application Application.
	 * @param array<string,mixed>|null $company     The company's card.
	 * @return array<string,mixed>
	 */
	private function for_applicant( Application $application, ?array $company ): array {
		$fields = array(
			'history'  => $this->history( $application ),
			'deadline' => '' === $application->deadline ? null : $application->deadline,
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
	 * Each thing the applicant was told, with ISO dates.
	 *
	 * @param Application $application Application.
	 * @return list<array{stage:string,date:string}>
	 */
	private function history( Application $application ): array {
		return array_map(
			static fn( array $step ): array => array_replace( $step, array( 'date' => (string) self::time( $step['date'] ) ) ),
			History::of( $application->history, Item_Controller::common( $application->post )['date_gmt'] )
		);
	}

	/**
	 * The applicant: to the company with the card and the address, unless they have withdrawn.
	 *
	 * @param Application              $application Application.
	 * @param Side                     $side        Who reads it.
	 * @param array<string,mixed>|null $card        The applicant's card; people without a profile have none.
	 * @return array<string,mixed>
	 */
	private function author( Application $application, Side $side, ?array $card ): array {
		$author = array(
			'slug' => $application->slug,
			'name' => $application->name,
		);
		if ( self::is_taken_back( $application, $side ) ) {
			return $author;
		}
		if ( '' !== $application->slug && $card ) {
			$author += array_intersect_key( $card, array_flip( self::CARD ) );
		}
		return Application_Policy::can_see_address( $application ) ? $author + array( 'email' => $application->email ) : $author;
	}

	/**
	 * Whether what was written is the applicant's own affair again.
	 *
	 * @param Application $application Application.
	 * @param Side        $side        Who reads it.
	 */
	private static function is_taken_back( Application $application, Side $side ): bool {
		return Side::Applicant !== $side && Stage::Withdrawn === $application->stage;
	}

	/**
	 * The cards of those who are shown.
	 *
	 * @param list<Application> $applications Applications.
	 * @param bool              $with_author  Whether applicants are.
	 * @return array<int,array<string,mixed>> By user.
	 */
	private function cards( array $applications, bool $with_author ): array {
		$users = array();
		foreach ( $applications as $application ) {
			if ( Side::Applicant === Side::of( $application ) ) {
				$users[] = $application->owner;
			}
			if ( $with_author ) {
				$users[] = (int) $application->post->post_author;
			}
		}
		return $this->directory->cards( $users );
	}

	/**
	 * A GMT time as it is answered, null for none.
	 *
	 * @param string $gmt Column's value.
	 */
	private static function time( string $gmt ): ?string {
		return '' === $gmt ? null : Item_Controller::time( $gmt );
	}
}
