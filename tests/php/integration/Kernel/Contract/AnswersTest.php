<?php
/** The answers the front end's tests read are those PHP gives. `npm run fixtures` writes them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Contract;

use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Answers;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;

final class AnswersTest extends TestCase {

	public function test_the_front_end_is_tested_on_answers_of_the_server(): void {
		$json = (string) wp_json_encode( $this->answers(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
		$json = (string) preg_replace_callback( '/^(?: {4})+/m', static fn( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) ), $json );
		if ( getenv( 'WRITE_FIXTURES' ) ) {
			file_put_contents( Answers::FILE, $json );
		}
		$this->assertSame( $json, (string) file_get_contents( Answers::FILE ), 'The answers are others now: npm run fixtures.' );
	}

	/**
	 * A market of two designers, a company and a startup, as a member, an owner and an applicant read it.
	 * @return array<string,mixed> Bodies by name.
	 */
	private function answers(): array {
		$skills   = array( $this->skill( 'Branding' ), $this->skill( 'Type & lettering' ) );
		$designer = $this->designer(
			array( 'name' => 'Noémie Favre', 'job' => 'Type designer', 'level' => 2, 'skill' => $skills, 'city' => 'Renens' )
		);
		$other    = $this->designer( array( 'name' => 'Jonas Keller', 'job' => 'Illustrator', 'city' => 'Genève' ) );
		$startup  = $this->contractor(
			array( 'company' => 'Alpenglow', 'project_headline' => 'Night trains, by daylight', 'ecosystem' => 'EPFL' )
		);
		$company  = $this->contractor( array( 'company' => 'Zweig & Söhne' ) );
		foreach ( array( 'Kettle', 'A poster for "Les Nuits"', 'Signs', 'Atlas' ) as $title ) {
			Market::work(
				$designer,
				array( 'title' => $title, 'skill' => array( $skills[0] ) ),
				array( 'image' => $this->picture( 1500, 1000, 'jpeg' ) )
			);
		}
		Market::work( $designer, array( 'title' => 'Not yet', 'status' => 'draft' ) );
		$open   = Market::mission(
			$startup,
			array(
				'title'       => 'A face for the night',
				'description' => "Posters & screens.\n\nOne month.",
				'skill'       => array( $skills[1] ),
				'postingDate' => '02/11/2026',
				'engagement'  => 'internship',
				'place'       => 'hybrid',
				'paid'        => false,
			)
		);
		$closed = Market::mission( $startup, array( 'title' => 'Done already' ) );
		Market::mission( $company, array( 'title' => 'A bell' ) );
		Market::apply( $designer, $open );
		Market::apply( $other, $open );
		Market::apply( $designer, $closed );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$closed}", array( 'close' => true ), $startup ) );
		$talk = Talk::between( $designer, $startup );
		Talk::write( $talk, Seat::Contractor, "Good.\nSee https://example.org/brief, page 3." );
		Talk::write( $talk, Seat::Designer, 'Thank you!' );
		$saved = array( 'kind' => 'jobs', 'filters' => array( 'search' => 'night' ), 'rhythm' => 'daily' );
		$this->assert_answer( 201, $this->rest( 'POST', '/design-marketplace/v1/searches', $saved, $designer ) );

		$words = array( home_url() => 'https://market.example' );
		foreach ( compact( 'designer', 'other', 'startup', 'company' ) as $name => $user ) {
			$words[ People::slug( $user ) ]  = $name;
			$words[ People::email( $user ) ] = "{$name}@example.org";
		}
		$answers = new Answers( $words );
		$bodies  = array();
		foreach ( array(
			'skills'            => array( '/wp/v2/skill', null ),
			'designers'         => array( '/wp/v2/users?role=designer', null ),
			'projects'          => array( '/wp/v2/users?role=contractor', null ),
			'designer'          => array( "/wp/v2/users/{$designer}", $startup ),
			'project'           => array( "/wp/v2/users/{$startup}", $designer ),
			'designer_settings' => array( '/wp/v2/users/me', $designer ),
			'project_settings'  => array( '/wp/v2/users/me', $startup ),
			'works'             => array( "/wp/v2/work?author={$designer}", $startup ),
			'own_works'         => array( "/wp/v2/work?author={$designer}", $designer ),
			'missions'          => array( "/wp/v2/mission?author={$startup}", $designer ),
			'own_missions'      => array( "/wp/v2/mission?author={$startup}", $startup ),
			'candidates'        => array( "/wp/v2/application?mission={$open}&_embed=author", $startup ),
			'own_applications'  => array( '/wp/v2/application', $designer ),
			'conversations'     => array( Talk::BASE, $designer ),
			'thread'            => array( Talk::BASE . '/' . Talk::between( $designer, $startup )->public_id, $startup ),
			'searches'          => array( '/design-marketplace/v1/searches', $designer ),
			'refused_mission'   => array( "/wp/v2/mission/{$open}", null ),
			'unknown_designer'  => array( '/wp/v2/users?slug=nobody-of-this-name', null ),
		) as $name => $call ) {
			$bodies[ $name ] = $answers->repeatable( $this->rest( 'GET', $call[0], array(), $call[1] )->get_data() );
		}
		return $bodies;
	}

	/**
	 * A skill.
	 * @param string $name Name.
	 */
	private function skill( string $name ): int {
		$term = wp_insert_term( $name, 'dmkt_skill' );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}
}
