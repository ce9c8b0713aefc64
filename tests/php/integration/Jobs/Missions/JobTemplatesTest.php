<?php
/** Templates of design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class JobTemplatesTest extends TestCase {

	private const CALL = '/design-marketplace/v1/job-templates';

	private const OWN = array(
		'id'          => 'poster',
		'name'        => array( 'en' => 'Poster', 'fr' => 'Affiche' ),
		'title'       => array( 'fr' => 'Une affiche' ),
		'description' => array( 'en' => 'For ___.', 'fr' => '', 'de' => 'Für ___.' ),
	);

	public function test_companies_read_the_four_in_their_language_with_the_skills_there_are(): void {
		$term   = wp_insert_term( 'WAYFINDING', Skills::TAXONOMY );
		$skill  = is_array( $term ) ? $term['term_id'] : 0;
		$owner  = $this->contractor();
		$answer = $this->rest( 'GET', self::CALL, array(), $owner );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( 'logo', 'packaging', 'app_screens', 'wayfinding' ), array_column( $answer->get_data(), 'id' ) );
		$this->assertSame( array( array(), array(), array(), array( $skill ) ), array_column( $answer->get_data(), 'skill' ) );
		switch_to_locale( 'de_DE' );
		$last = $this->rest( 'GET', self::CALL, array(), $owner )->get_data()[3];
		restore_previous_locale();
		$this->assertSame( array( 'Signaletik', 'Die Signaletik für ___', 'Drei Monate' ), array( $last['name'], $last['title'], $last['duration'] ) );
	}

	public function test_nobody_else_reads_them(): void {
		$this->assert_answer( 403, $this->rest( 'GET', self::CALL, array(), $this->designer() ) );
		$this->assert_answer( 401, $this->rest( 'GET', self::CALL ) );
	}

	public function test_what_has_no_text_in_the_callers_language_has_the_sites_or_any(): void {
		update_option( Site_Settings::PREFIX . 'job_templates', array( self::OWN ) );
		$owner = $this->contractor();
		switch_to_locale( 'fr_FR' );
		$said = $this->rest( 'GET', self::CALL, array(), $owner )->get_data();
		restore_previous_locale();
		$expected = array( 'id' => 'poster', 'name' => 'Affiche', 'title' => 'Une affiche', 'description' => 'For ___.', 'skill' => array(), 'engagement' => null, 'place' => null, 'duration' => '' );
		$this->assertEquals( array( $expected ), $said );
		$this->assertSame( 'Une affiche', $this->rest( 'GET', self::CALL, array(), $owner )->get_data()[0]['title'] );
	}

	/** @return array<string,array{list<array<string,mixed>>,bool}> What the setting is told, and whether it counts. */
	public static function told(): array {
		$with = static fn( array $changes ): array => array( $changes + self::OWN );
		return array(
			'one'                      => array( $with( array() ), true ),
			'none'                     => array( array(), true ),
			'all it can say'           => array( $with( array( 'skill' => 'Print', 'engagement' => 'freelance', 'place' => 'remote', 'duration' => array( 'it' => 'Un mese' ) ) ), true ),
			'no title in any language' => array( $with( array( 'title' => array( 'en' => ' ' ) ) ), false ),
			'a language nobody reads'  => array( $with( array( 'title' => array( 'es' => 'Un cartel' ) ) ), false ),
			'a title that is too long' => array( $with( array( 'title' => array( 'en' => str_repeat( 'é', 81 ) ) ) ), false ),
			'work nobody offers'       => array( $with( array( 'engagement' => 'gig' ) ), false ),
			'an id twice'              => array( array( self::OWN, self::OWN ), false ),
			'an id with a sign'        => array( $with( array( 'id' => 'A b' ) ), false ),
			'no description'           => array( array( array_diff_key( self::OWN, array( 'description' => true ) ) ), false ),
			'21'                       => array( array_map( static fn( int $n ): array => array( 'id' => "t{$n}" ) + self::OWN, range( 1, 21 ) ), false ),
		);
	}

	/** @param list<array<string,mixed>> $templates */
	#[DataProvider( 'told' )]
	public function test_what_is_not_good_changes_nothing( array $templates, bool $counts ): void {
		update_option( Site_Settings::PREFIX . 'job_templates', $templates );
		$this->assertSame( $counts ? $templates : Settings_Table::of( 'job_templates' )->default, Site_Settings::get( 'job_templates' ) );
	}
}
