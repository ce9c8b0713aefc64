<?php
/** Works out what a member's row in the directory should be, from users, works and missions. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Schools\School_Line;
use WP_User;

/**
 * The same number of queries for one member or many.
 * @phpstan-import-type Works from Portfolio
 * @phpstan-import-type Jobs from Company_Missions
 * @phpstan-type Row array{user_id:int,role:string,listed:int,level:int,region:string,has_open:int,open_jobs:int,verified:int,available_from:string,available_until:string,available_shown:int,school:string,graduation:int,spoken:string,portfolio_open:int,sort_at:string,most_recent_mission_at:string,slug:string,folded:string,doc:string}
 * @phpstan-import-type Found_By from Word_Table
 * @phpstan-import-type Days from Deadlines
 * @phpstan-import-type Spoken from Job_Languages
 * @phpstan-type Entry array{row:Row,skills:list<int>,jobs:array<int,int>,facts:array<string,int>,words:Found_By,deadlines:Days,languages:Spoken}
 */
final class Row_Builder {

	private const NEVER = '1970-01-01 00:00:00';

	/** @var list<int> Ids of all skills there are, while rows are worked out. */
	private array $skills = array();

	/**
	 * @param list<int> $user_ids
	 * @return array<int,Entry> By user id, for active members only.
	 */
	public function build( array $user_ids ): array {
		cache_users( $user_ids );
		$roles = array();
		foreach ( $user_ids as $id ) {
			$roles[ $id ] = Account_State::Active === State::of( $id ) ? Roles::of( $id ) : '';
		}
		$designers   = array_keys( $roles, Roles::DESIGNER, true );
		$contractors = array_keys( $roles, Roles::CONTRACTOR, true );
		$works       = ( new Portfolio() )->of( $designers );
		$missions    = ( new Company_Missions() )->of( $contractors );
		$stored      = array();
		foreach ( array_merge( $designers, $contractors ) as $id ) {
			$stored[ $id ] = Member_Fields::read( $id );
		}
		$this->skills = $designers ? Company_Missions::all_skills() : array();
		$images       = $this->images( $stored, $works );
		$rows         = array();
		foreach ( $designers as $id ) {
			$rows[ $id ] = $this->designer( $this->user( $id ), $stored[ $id ], $works[ $id ] ?? Portfolio::NONE, $images );
		}
		foreach ( $contractors as $id ) {
			$rows[ $id ] = $this->contractor( $this->user( $id ), $stored[ $id ], $missions[ $id ] ?? Company_Missions::NONE, $images );
		}
		return $rows;
	}

	/**
	 * @param array<string,mixed> $stored
	 * @param Works $works
	 * @param array<int,array<string,mixed>> $images
	 * @return Entry
	 */
	private function designer( WP_User $user, array $stored, array $works, array $images ): array {
		$skills = array_values( array_unique( array_intersect( $stored['skill'], $this->skills ) ) );
		$latest = array();
		$titles = array();
		foreach ( $works['first'] as $work ) {
			if ( isset( $images[ $work['image'] ] ) && count( $latest ) < Contract::limit( 'card_works' ) ) {
				$latest[] = array(
					'id'    => $work['id'],
					'title' => array( 'rendered' => Text::html( $work['title'] ) ),
					'image' => $images[ $work['image'] ],
				);
				$titles[] = $work['title'];
			}
		}
		$card = $this->card( $user, $stored, $skills, $images ) + array(
			'latest_works' => $latest,
			'works_count'  => $works['count'],
		);
		$free = Availability::of( $user->ID, $stored );
		if ( null !== $free ) {
			$card['free'] = $free;
		}
		$line = School_Line::of( $user->ID, $stored );
		if ( null !== $line ) {
			$card['line'] = $line;
		}
		$row = array(
			'listed'                 => $works['count'] > 0 ? 1 : 0,
			'level'                  => (int) $stored['level'],
			'has_open'               => 0,
			'open_jobs'              => 0,
			'sort_at'                => '' === $works['newest'] ? self::NEVER : $works['newest'],
			'most_recent_mission_at' => self::NEVER,
			'folded'                 => Words::folded( "{$stored['name']} {$stored['job']} {$stored['city']}" ),
		) + Availability::columns( $free ) + School_Columns::of( $line );
		return $this->entry( $card, $row, $skills, array( $stored['name'], $stored['job'], $stored['city'], ...$titles ), $works['texts'] );
	}

	/**
	 * @param array<string,mixed> $stored
	 * @param Jobs $jobs
	 * @param array<int,array<string,mixed>> $images
	 * @return Entry
	 */
	private function contractor( WP_User $user, array $stored, array $jobs, array $images ): array {
		$newest  = '' === $jobs['newest'] ? null : $jobs['newest'];
		$card    = array_replace(
			$this->card( $user, $stored, $jobs['skills'], $images ),
			array(
				'ecosystem'                => Verified::university( $stored ),
				'missions_count'           => $jobs['open'] + $jobs['closed'],
				'closed_missions_count'    => $jobs['closed'],
				'most_recent_mission_date' => $newest ? str_replace( ' ', 'T', $newest ) . 'Z' : null,
				'open_skills'              => $jobs['skills'],
			)
		);
		$answers = Answer_Days::of( $user->ID );
		if ( null !== $answers ) {
			$card['answers_in_days'] = $answers;
		}
		$share = Answer_Share::of( $user->ID );
		if ( null !== $share ) {
			$card['answer_share'] = $share;
		}
		$card    += array_filter(
			array(
				'open_engagements' => $jobs['engagements'],
				'open_places'      => $jobs['places'],
				'open_languages'   => $jobs['spoken'],
				'jobs'             => $jobs['list'],
			)
		);
		$verified = Verified::shown( $user->ID, $stored );
		if ( $verified ) {
			$card['verified'] = $verified;
		}
		$confirmed = Verified::company( $user->ID );
		if ( $confirmed ) {
			$card['confirmed'] = $confirmed;
		}
		$row = array(
			'listed'                 => $newest ? 1 : 0,
			'level'                  => 0,
			'has_open'               => $jobs['open'] > 0 ? 1 : 0,
			'open_jobs'              => $jobs['open'],
			'verified'               => $verified || $confirmed ? 1 : 0,
			'sort_at'                => $newest ?? self::NEVER,
			'most_recent_mission_at' => $newest ?? self::NEVER,
			'folded'                 => Words::folded( "{$stored['company']} {$stored['project_headline']}" ),
		) + Availability::NEVER + School_Columns::NOTHING;
		return $this->entry(
			$card,
			$row,
			$jobs['skills'],
			array( $stored['company'], $stored['project_headline'], $stored['city'] ),
			$jobs['titles'],
			$jobs
		);
	}

	/**
	 * The part of the card both roles have.
	 * @param array<string,mixed> $stored
	 * @param list<int> $skills
	 * @param array<int,array<string,mixed>> $images
	 * @return array<string,mixed>
	 */
	private function card( WP_User $user, array $stored, array $skills, array $images ): array {
		$card = array(
			'id'            => $user->ID,
			'slug'          => $user->user_nicename,
			'user_nicename' => $user->user_nicename,
			'role'          => Roles::of( $user ),
		);
		foreach ( Member_Fields::rules( $card['role'] ) as $name => $rule ) {
			if ( Policy::CARD === $rule->get( 'view' ) ) {
				$card[ $name ] = $rule->is_image() ? $images[ $stored[ $name ] ] ?? null : $stored[ $name ];
			}
		}
		return array_replace( $card, array( 'skill' => $skills ) );
	}

	/**
	 * @param array<string,mixed> $card Image folders are relative to uploads.
	 * @param array<string,mixed> $row Columns that depend on the role.
	 * @param list<int> $skills
	 * @param list<mixed> $shown Texts of the card it is found by.
	 * @param list<string> $unlocked Texts by which members alone find it.
	 * @param Jobs $jobs
	 * @return Entry
	 */
	private function entry(
		array $card,
		array $row,
		array $skills,
		array $shown,
		array $unlocked,
		array $jobs = Company_Missions::NONE
	): array {
		/** @var Row $row */
		$row = $row + array(
			'user_id' => $card['id'],
			'role'    => $card['role'],
			'region'  => Regions::of( $card['city'] ),
			'slug'    => $card['slug'],
			'doc'     => (string) wp_json_encode( $card ),
		);
		return array(
			'row'       => $row,
			'skills'    => $skills,
			'jobs'      => $jobs['by_skill'],
			'facts'     => $jobs['facts'],
			'deadlines' => $jobs['deadlines'],
			'languages' => $jobs['languages'],
			'words'     => $row['listed'] > 0 ? Words::of( array_map( 'strval', $shown ), $unlocked, $skills ) : array(),
		);
	}

	/**
	 * @param array<int,array<string,mixed>> $stored
	 * @param array<int,Works> $works
	 * @return array<int,array<string,mixed>> All images of the cards.
	 */
	private function images( array $stored, array $works ): array {
		$ids = array();
		foreach ( $stored as $fields ) {
			$ids = array_merge(
				$ids,
				array_map( 'intval', array_values( array_intersect_key( $fields, array_flip( Member_Fields::images() ) ) ) )
			);
		}
		foreach ( $works as $portfolio ) {
			$ids = array_merge( $ids, array_column( $portfolio['first'], 'image' ) );
		}
		return ( new Images() )->objects( $ids, true );
	}

	private function user( int $id ): WP_User {
		$user = get_userdata( $id );
		return $user ? $user : new WP_User();
	}
}
