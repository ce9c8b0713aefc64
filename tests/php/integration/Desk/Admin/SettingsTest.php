<?php
/**
 * The settings' forms: a form is saved whole or not at all, what is not good is named and shown again, what is fixed elsewhere is locked.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Settings\Field;
use DesignMarketplace\Desk\Admin\Settings\Input;
use DesignMarketplace\Desk\Admin\Settings\Reader;
use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;
use DesignMarketplace\Directory\Regions;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Site\Front\App_Settings as Frontend_Settings;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class SettingsTest extends AdminTestCase {

	// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.PHP.DiscouragedPHPFunctions, WordPress.Security.NonceVerification -- what a request and its server would set.

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_settings_errors'] = array();
	}

	protected function tearDown(): void {
		putenv( 'DESIGN_MARKETPLACE_PLACE' );
		putenv( 'DESIGN_MARKETPLACE_BOT_SECRET' );
		$GLOBALS['wp_settings_errors'] = array();
		parent::tearDown();
	}

	/**
	 * Saves a tab as options.php does.
	 * @param Tab                 $tab    Tab.
	 * @param array<string,mixed> $fields Fields by setting.
	 * @return list<string> What is said.
	 */
	private function save( Tab $tab, array $fields ): array {
		$GLOBALS['wp_settings_errors'] = array();
		$_POST                         = array( 'option_page' => $tab->group() );
		foreach ( $fields as $key => $value ) {
			$_POST[ Site_Settings::PREFIX . $key ] = wp_slash( $value );
		}
		foreach ( apply_filters( 'allowed_options', array() )[ $tab->group() ] as $option ) {
			$key = substr( $option, strlen( Site_Settings::PREFIX ) );
			update_option( $option, $fields[ $key ] ?? null );
		}
		return array_values( array_column( get_settings_errors(), 'message' ) );
	}

	private function field( string $key ): string {
		return $this->printed( array( new Field( $key ), 'show' ) );
	}

	private function logo(): int {
		$id = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), '2026/11/logo.png' );
		wp_update_attachment_metadata( $id, array( 'file' => '2026/11/logo.png', 'width' => 420, 'height' => 296, 'sizes' => array() ) );
		return $id;
	}

	public function test_every_setting_has_its_place_on_one_tab(): void {
		$keys = array_merge( ...array_map( static fn( Tab $tab ): array => $tab->keys(), Tab::cases() ) );
		$this->assertEqualsCanonicalizing( array_keys( Settings_Table::rows() ), $keys );
		foreach ( $keys as $key ) {
			$this->assertNotSame( '', Settings_Table::of( $key )->label(), "{$key} is called something." );
		}
		$this->assertArrayNotHasKey( 'design_marketplace', ( new Input() )->allow( array( 'design_marketplace' => array() ) ) );
	}

	public function test_a_setting_of_design_jobs_stands_under_their_name_and_privacy_has_what_is_kept_of_people(): void {
		$this->assertEqualsCanonicalizing(
			array( 'job_pages', 'hold_jobs', 'confirmed_companies', 'pay_required', 'job_templates', 'answer_share', 'deadline_reminder_days', 'lapse_deadline_days', 'lapse_quiet_days' ),
			Tab::Jobs->keys()
		);
		$this->assertSame( 'Design jobs', Tab::Jobs->label() );
		$this->assertSame( array( 'ai_reservation', 'retention_months', 'conversation_months', 'log_months' ), Tab::Privacy->keys() );
	}

	public function test_the_sites_that_may_embed_are_typed_one_a_line_and_are_no_pages(): void {
		$reader = new Reader();
		$this->assertSame( array( 'https://www.example.org', '*' ), $reader->read( 'embed_ancestors', " https://WWW.example.org \r\n\n*\n*" ) );
		$this->assertSame( array(), $reader->read( 'embed_ancestors', '' ) );
		foreach ( array( 'www.example.org', 'https://a.example/page', 'https://a.example; script-src *', 'ftp://a.example' ) as $wrong ) {
			$this->assertInstanceOf( WP_Error::class, $reader->read( 'embed_ancestors', $wrong ), $wrong );
		}
		update_option( 'design_marketplace_embed_ancestors', array( 'https://a.example', 'https://b.example' ) );
		$this->assertStringContainsString( ">https://a.example\nhttps://b.example</textarea>", $this->field( 'embed_ancestors' ) );
	}

	public function test_a_partner_with_a_logo_reaches_the_site_and_an_empty_row_does_not(): void {
		$logo = $this->logo();
		$said = $this->save( Tab::Partners, array( 'partners' => array( array( 'name' => ' New <b>Partner</b> ', 'url' => 'https://partner.example', 'logo' => (string) $logo ), array( 'name' => '', 'url' => '', 'logo' => '0' ) ), 'schools' => array() ) );
		$this->assertSame( array(), $said );
		$partners = Frontend_Settings::all()['partners'];
		$this->assertCount( 1, $partners );
		$this->assertSame( array( 'New Partner', 'https://partner.example', $logo ), array( $partners[0]['name'], $partners[0]['url'], $partners[0]['logo']['id'] ?? 0 ) );
		$this->assertStringStartsWith( 'http', $partners[0]['logo']['base_path'] ?? '' );
	}

	public function test_all_logos_are_read_by_the_same_few_queries(): void {
		$row = fn(): array => array( 'name' => 'Partner', 'url' => '', 'logo' => $this->logo() );
		update_option( Site_Settings::PREFIX . 'partners', array( $row() ) );
		wp_cache_flush();
		Site_Settings::get( 'partners' );
		$one = $this->count_queries( static fn() => Frontend_Settings::all() );
		update_option( Site_Settings::PREFIX . 'partners', array( $row(), $row(), $row(), $row() ) );
		wp_cache_flush();
		Site_Settings::get( 'partners' );
		$this->assertSame( $one, $this->count_queries( static fn() => Frontend_Settings::all() ) );
	}

	/**
	 * Tab, setting, what is typed, and a word of what is said about it.
	 * @return array<string,array{Tab,string,mixed,string}>
	 */
	public static function bad(): array {
		return array(
			'an address without a scheme'   => array( Tab::General, 'contact_url', 'example.org', 'https://' ),
			'a script as an address'        => array( Tab::General, 'contact_url', 'javascript:alert(1)', 'https://' ),
			'an address that leads nowhere' => array( Tab::General, 'contact_url', 'https:example.org', 'https://' ),
			'no server'                     => array( Tab::General, 'video_host', 'not a host', 'name of a server' ),
			'a page that is not there'      => array( Tab::General, 'terms_page', 'no-such-page', 'no such published page' ),
			'a partner without a name'      => array( Tab::Partners, 'partners', array( array( 'name' => '', 'url' => 'https://x.example', 'logo' => '0' ) ), 'row 1' ),
			'a bad address of a partner'    => array( Tab::Partners, 'partners', array( array( 'name' => 'Loop', 'url' => 'javascript:x', 'logo' => '0' ) ), 'Loop' ),
			'a logo that is no picture'     => array( Tab::Partners, 'partners', array( array( 'name' => 'Loop', 'url' => '', 'logo' => '999999' ) ), 'logo' ),
			'a city in two regions'         => array( Tab::Universities, 'regions', array( 'Genève' => "Nyon\nGenf", 'Lausanne' => 'nyon' ), 'nyon' ),
			'no domain'                     => array( Tab::Universities, 'universities', array( array( 'code' => 'EPFL', 'name' => 'EPFL', 'domains' => "epfl.ch\nada@epfl.ch" ) ), 'ada@epfl.ch' ),
			'a domain of two schools'       => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => 'Abc', 'domains' => 'x.ch' ), array( 'code' => 'B', 'name' => 'Bcd', 'domains' => 'X.ch' ) ), 'is listed under both Abc and Bcd' ),
			'a code twice'                  => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => 'A' ), array( 'code' => 'a', 'name' => 'B' ) ), 'row 2' ),
			'the code of any other school'  => array( Tab::Universities, 'universities', array( array( 'code' => 'OTHER', 'name' => 'A' ) ), 'row 1' ),
			'no code'                       => array( Tab::Universities, 'universities', array( array( 'name' => 'A' ) ), 'row 1' ),
			'a code with a sign'            => array( Tab::Universities, 'universities', array( array( 'code' => 'É', 'name' => 'A' ) ), 'row 1' ),
			'a school without a name'       => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => ' ' ) ), 'A needs a name' ),
			'a name that is too long'       => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => str_repeat( 'é', 81 ) ) ), 'A needs a name' ),
			'a programme that is too long'  => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => 'A', 'programmes' => str_repeat( 'é', 81 ) ) ), 'programmes' ),
			'61 programmes'                 => array( Tab::Universities, 'universities', array( array( 'code' => 'A', 'name' => 'A', 'programmes' => implode( "\n", range( 1, 61 ) ) ) ), 'programmes' ),
			'101 schools'                   => array( Tab::Universities, 'universities', array_map( static fn( int $n ): array => array( 'code' => "S{$n}", 'name' => 'A' ), range( 1, 101 ) ), 'at most 100' ),
			'a file that is gone'           => array( Tab::Universities, 'design_brief', '999999', 'media library' ),
			'half a month'                  => array( Tab::Privacy, 'retention_months', '1.5', 'whole number' ),
			'more months than there are'    => array( Tab::Privacy, 'retention_months', '121', 'whole number' ),
			'no address for reports'        => array( Tab::Reports, 'report_email', 'nobody', 'email address' ),
			'pay for what nobody offers'    => array( Tab::Jobs, 'pay_required', array( '', 'employment', 'gig' ), 'not one of the choices' ),
			'a template without an id'      => array( Tab::Jobs, 'job_templates', array( array( 'name' => array( 'en' => 'A' ), 'title' => array( 'en' => 'A' ), 'description' => array( 'en' => 'A' ) ) ), 'row 1' ),
			'no way to hold jobs'           => array( Tab::Jobs, 'hold_jobs', 'some', 'not one of the choices' ),
			'a text that is too long'       => array( Tab::Reasons, 'reason_texts', array( 'spam' => array( 'de' => array( 'rule' => str_repeat( 'x', 1001 ) ) ) ), 'Advertising or spam, Rule or law' ),
			'a bot check nobody knows'      => array( Tab::Signup, 'bot_provider', 'nobody', 'not one of the choices' ),
			'a placeholder nobody fills'    => array( Tab::Mails, 'mail_texts', array( 'welcome' => array( 'en' => array( 'body' => 'Hi {nobody}' ) ) ), '{nobody}' ),
			'a job in a mail without any'   => array( Tab::Mails, 'mail_texts', array( 'welcome' => array( 'en' => array( 'subject' => 'Hi {mission}' ) ) ), '{mission}' ),
		);
	}

	#[DataProvider( 'bad' )]
	public function test_what_is_not_good_is_named_and_changes_nothing( Tab $tab, string $key, mixed $typed, string $word ): void {
		$before = Site_Settings::get( $key );
		$said   = implode( ' ', $this->save( $tab, array( $key => $typed ) + $this->saved( $tab ) ) );
		$this->assertStringContainsString( $word, $said );
		$this->assertStringContainsString( Settings_Table::of( $key )->label(), $said );
		$this->assertStringNotContainsString( 'Settings saved', $said );
		$this->assertSame( $before, Site_Settings::get( $key ) );
	}

	/**
	 * What a tab's form holds when nothing was typed.
	 * @param Tab $tab Tab.
	 * @return array<string,mixed>
	 */
	private function saved( Tab $tab ): array {
		$values = array();
		foreach ( $tab->keys() as $key ) {
			$values[ $key ] = Site_Settings::get( $key );
		}
		return $values;
	}

	public function test_what_is_no_text_stands_in_no_form(): void {
		foreach ( array( array( Tab::General, 'terms_page' ), array( Tab::Signup, 'bot_provider' ) ) as [ $tab, $key ] ) {
			$this->save( $tab, array( $key => array( 'x' ) ) + $this->saved( $tab ) );
			$this->assertMatchesRegularExpression( '/<option value="' . Site_Settings::get( $key ) . '" selected/', str_replace( "'", '"', $this->field( $key ) ) );
		}
		$this->save( Tab::Universities, array( 'regions' => array( 'Genève' => array( 'Nyon', array( 'x' ) ), 'Lausanne' => array( 'Nyon' ) ) ) + $this->saved( Tab::Universities ) );
		$this->assertStringContainsString( '>Nyon</textarea>', $this->field( 'regions' ) );
	}

	public function test_what_was_typed_stands_in_the_form_again_and_nothing_is_saved(): void {
		$before = Site_Settings::get( 'place' );
		$said   = $this->save( Tab::General, array( 'contact_url' => 'nowhere "> <svg', 'place' => 'Renens' ) + $this->saved( Tab::General ) );
		$this->assertCount( 2, $said );
		$this->assertStringContainsString( 'Nothing has been saved.', implode( ' ', $said ) );
		$this->assertSame( $before, Site_Settings::get( 'place' ), 'All or nothing.' );
		$place = $this->field( 'place' );
		$this->assertStringContainsString( 'value="Renens"', $place );
		$this->assertStringNotContainsString( 'aria-invalid', $place, 'Nothing is wrong with this one.' );
		$html = $this->field( 'contact_url' );
		$this->assertStringContainsString( 'value="nowhere &quot;&gt; &lt;svg"', $html );
		$this->assertStringContainsString( 'aria-invalid="true"', $html );
		$this->save( Tab::General, array( 'contact_url' => 'https://right.example' ) + $this->saved( Tab::General ) );
		$this->assertStringContainsString( 'value="https://right.example"', $this->field( 'contact_url' ) );
	}

	public function test_a_form_of_one_tab_leaves_the_others_alone(): void {
		update_option( Site_Settings::PREFIX . 'retention_months', 6 );
		$this->save( Tab::General, array( 'place' => 'Renens', 'remove_data' => '1' ) + $this->saved( Tab::General ) );
		$this->assertSame( array( 'Renens', 6, true ), array( Site_Settings::get( 'place' ), Site_Settings::get( 'retention_months' ), Site_Settings::get( 'remove_data' ) ) );
		$this->save( Tab::General, array( 'remove_data' => '0' ) + $this->saved( Tab::General ) );
		$this->save( Tab::Privacy, array( 'retention_months' => '0' ) + $this->saved( Tab::Privacy ) );
		$this->assertSame( array( 0, false ), array( Site_Settings::get( 'retention_months' ), Site_Settings::get( 'remove_data' ) ) );
	}

	public function test_a_secret_is_kept_changed_or_removed_and_never_printed(): void {
		$form = array( 'bot_provider' => 'recaptcha', 'bot_site_key' => 'site-key' );
		$this->save( Tab::Signup, $form + array( 'bot_secret' => array( 'new' => 'first-secret' ) ) );
		$this->assertSame( 'first-secret', Site_Settings::get( 'bot_secret' ) );
		$this->save( Tab::Signup, $form + array( 'bot_secret' => array( 'new' => '' ) ) );
		$this->assertSame( 'first-secret', Site_Settings::get( 'bot_secret' ), 'Left empty it stays.' );
		$_GET['tab'] = Tab::Signup->value;
		( new Settings_Screen() )->add_fields();
		$page = $this->printed( array( new Settings_Screen(), 'show' ) );
		$this->assertStringContainsString( 'site-key', $page );
		$this->assertStringNotContainsString( 'first-secret', $page );
		$this->save( Tab::Signup, $form + array( 'bot_secret' => array( 'new' => '', 'remove' => '1' ) ) );
		$this->assertSame( '', Site_Settings::get( 'bot_secret' ) );
	}

	public function test_the_environment_locks_a_field_and_the_form_says_so(): void {
		update_option( Site_Settings::PREFIX . 'place', 'Option' );
		putenv( 'DESIGN_MARKETPLACE_PLACE=Environment' );
		$this->assertSame( array( 'Environment', 'environment', true ), array( Site_Settings::get( 'place' ), Site_Settings::origin( 'place' ), Site_Settings::is_fixed( 'place' ) ) );
		$html = $this->field( 'place' );
		$this->assertStringContainsString( ' disabled', $html );
		$this->assertStringContainsString( 'environment variable <code>DESIGN_MARKETPLACE_PLACE</code>', $html );
		$this->save( Tab::General, array( 'place' => 'Typed', 'contact_url' => 'mailto:hello@example.org' ) + $this->saved( Tab::General ) ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( 'mailto:hello@example.org', Site_Settings::get( 'contact_url' ), 'The others are.' );
		putenv( 'DESIGN_MARKETPLACE_PLACE' );
		$this->assertSame( 'Option', Site_Settings::get( 'place' ), 'What is locked is not saved over.' );
	}

	public function test_a_locked_secret_is_not_printed_either(): void {
		putenv( 'DESIGN_MARKETPLACE_BOT_SECRET=from-outside' );
		$html = $this->field( 'bot_secret' );
		$this->assertStringContainsString( 'disabled', $html );
		$this->assertStringNotContainsString( 'from-outside', $html );
	}

	public function test_regions_take_their_cities_from_the_form(): void {
		$this->save( Tab::Universities, array( 'design_brief' => '0', 'regions' => array( 'Genève' => "Carouge\n\n Genf \n", 'Lausanne' => "Renens\nPully" ) ) );
		$this->assertSame( array( 'Genève', 'Lausanne', 'Lausanne', '' ), array_map( array( Regions::class, 'of' ), array( '1227 CAROUGE', 'renens', 'Lausanne', 'Nyon' ) ) );
	}

	public function test_schools_are_read_row_by_row_and_the_site_offers_them(): void {
		$said = $this->save(
			Tab::Universities,
			array(
				'universities' => array(
					array( 'code' => ' ethz ', 'name' => 'ETH <b>Zürich</b>', 'domains' => " ETHZ.ch\n\n@student.ethz.ch\nethz.ch", 'programmes' => "Design\nArchitektur\n" ),
					array( 'code' => '', 'name' => '', 'domains' => '', 'programmes' => '' ),
				),
			) + $this->saved( Tab::Universities )
		);
		$kept = array( array( 'code' => 'ETHZ', 'name' => 'ETH Zürich', 'domains' => array( 'ethz.ch', 'student.ethz.ch' ), 'programmes' => array( 'Design', 'Architektur' ) ) );
		$this->assertSame( array( array(), $kept ), array( $said, Site_Settings::get( 'universities' ) ) );
		$this->assertStringContainsString( "ethz.ch\nstudent.ethz.ch</textarea>", $this->field( 'universities' ) );
		$this->assertSame( array( array( 'code' => 'ETHZ', 'name' => 'ETH Zürich' ) ), Frontend_Settings::all()['universities'] );
	}

	public function test_templates_are_read_row_by_row_and_stand_in_the_form_again(): void {
		$row  = array( 'id' => 'poster', 'name' => array( 'en' => ' <b>Poster</b> ', 'de' => '' ), 'title' => array( 'en' => 'For ___' ), 'description' => array( 'fr' => "Un\n\ndeux" ), 'skill' => '', 'engagement' => '', 'place' => 'remote' );
		$kept = array( 'name' => array( 'en' => 'Poster' ), 'title' => array( 'en' => 'For ___' ), 'description' => array( 'fr' => "Un\n\ndeux" ), 'id' => 'poster', 'place' => 'remote' );
		$said = $this->save( Tab::Jobs, array( 'job_templates' => array( $row, array( 'id' => '', 'name' => array( 'en' => '' ), 'place' => '' ) ) ) + $this->saved( Tab::Jobs ) );
		$this->assertSame( array( array(), array( $kept ) ), array( $said, Site_Settings::get( 'job_templates' ) ) );
		$this->assertStringContainsString( "Un\n\ndeux</textarea>", $this->field( 'job_templates' ) );
	}

	/** @return array<string,array{string,bool}> What a constant says, and whether it counts. */
	public static function told_schools(): array {
		return array(
			'one school'              => array( '[{"code":"ETHZ","name":"ETH"}]', true ),
			'none'                    => array( '[]', true ),
			'as domains were told'    => array( '{"EPFL":["epfl.ch"]}', false ),
			'a domain in capitals'    => array( '[{"code":"ETHZ","name":"ETH","domains":["ETHZ.ch"]}]', false ),
			'a domain and a line end' => array( '[{"code":"ETHZ","name":"ETH","domains":["ethz.ch\\n"]}]', false ),
			'a domain twice'          => array( '[{"code":"A","name":"A","domains":["a.ch"]},{"code":"B","name":"B","domains":["a.ch"]}]', false ),
			'a code twice'            => array( '[{"code":"A","name":"A"},{"code":"A","name":"B"}]', false ),
			'the last choice'         => array( '[{"code":"OTHER","name":"A"}]', false ),
			'more than is known'      => array( '[{"code":"A","name":"A","place":"B"}]', false ),
			'no JSON'                 => array( 'ECAL', false ),
		);
	}

	#[DataProvider( 'told_schools' )]
	public function test_schools_from_outside_count_if_all_of_them_are_good( string $json, bool $counts ): void {
		putenv( "DESIGN_MARKETPLACE_UNIVERSITIES={$json}" );
		$this->assertSame( $counts ? json_decode( $json, true ) : Settings_Table::of( 'universities' )->default, Site_Settings::get( 'universities' ) );
		putenv( 'DESIGN_MARKETPLACE_UNIVERSITIES' );
	}

	public function test_messages_are_saved_by_language_and_empty_ones_are_the_plugins_own(): void {
		$key = 'activation_expired_notice';
		$own = Site_Settings::message( $key );
		$this->save( Tab::Texts, array( $key => array( 'en' => array( 'title' => 'Too <b>late</b>', 'content' => 'Ask <a href="/login" onclick="x()">again</a>.' ) ) ) );
		$this->assertSame( array( 'title' => 'Too late', 'content' => 'Ask <a href="/login">again</a>.' ), Site_Settings::message( $key ) );
		$this->save( Tab::Texts, array( $key => array( 'fr' => array( 'title' => 'Trop tard', 'content' => '' ) ) ) );
		$this->assertSame( array( 'en', 'fr' ), array_keys( Site_Settings::get( $key ) ) );
		$this->save( Tab::Texts, array( $key => array( 'en' => array( 'title' => ' ', 'content' => '' ) ) ) );
		$this->assertSame( $own, Site_Settings::message( $key ) );
	}

	public function test_texts_of_reasons_are_saved_by_language_and_empty_ones_are_the_plugins_own(): void {
		$spam = static fn( string $language ): string => Reason_Texts::text( Decision_Reason::Spam, $language );
		$own  = $spam( 'en' );
		$this->save( Tab::Reasons, array( 'reason_texts' => array( 'spam' => array( 'de' => array( 'text' => 'Das ist <b>Werbung</b>.', 'rule' => '' ) ), 'nothing' => array( 'de' => array( 'text' => 'x' ) ) ) ) );
		$this->assertSame( array( 'Das ist Werbung.', $own ), array( $spam( 'de' ), $spam( 'en' ) ) );
		$this->save( Tab::Reasons, array( 'reason_texts' => array( 'spam' => array( 'en' => array( 'text' => 'It is an ad.' ) ) ) ) );
		$this->assertSame( array( 'Das ist Werbung.', 'It is an ad.', 'It is an ad.' ), array_map( $spam, array( 'de', 'en', '' ) ), 'The site speaks English.' );
		$this->save( Tab::Reasons, array( 'reason_texts' => array( 'spam' => array( 'en' => array( 'text' => ' ' ), 'de' => array() ) ) ) );
		$this->assertSame( array(), Site_Settings::get( 'reason_texts' ), 'Nothing is kept of what was not changed.' );
		$this->assertSame( $own, $spam( 'en' ) );
	}

	public function test_each_tab_prints_its_fields_each_with_a_label(): void {
		( new Settings_Screen() )->add_fields();
		foreach ( Tab::cases() as $tab ) {
			$_GET['tab'] = $tab->value;
			$html        = $this->printed( array( new Settings_Screen(), 'show' ) );
			$this->assertMatchesRegularExpression( '/nav-tab-active"[^>]* aria-current="page">' . preg_quote( esc_html( $tab->label() ), '/' ) . '/', $html );
			preg_match_all( '/<(?:input(?! type=["\'](?:hidden|submit|checkbox))|select|textarea)[^>]*>/', $html, $inputs );
			foreach ( $inputs[0] as $input ) {
				preg_match( '/ id="([^"]+)"/', $input, $id );
				$this->assertTrue( str_contains( $input, 'aria-label=' ) || ( isset( $id[1] ) && str_contains( $html, "for=\"{$id[1]}\"" ) ), $input );
			}
		}
	}

	public function test_a_constant_is_stronger_than_the_environment(): void {
		// A constant outlives the test: this one says what no other test would have otherwise.
		define( 'DESIGN_MARKETPLACE_PRIVACY_PAGE', 'privacy-policy' );
		putenv( 'DESIGN_MARKETPLACE_PRIVACY_PAGE=home' );
		update_option( Site_Settings::PREFIX . 'privacy_page', 'about-us' );
		$this->assertSame( array( 'privacy-policy', 'constant' ), array( Site_Settings::get( 'privacy_page' ), Site_Settings::origin( 'privacy_page' ) ) );
		$this->assertStringContainsString( 'constant <code>DESIGN_MARKETPLACE_PRIVACY_PAGE</code>', $this->field( 'privacy_page' ) );
		putenv( 'DESIGN_MARKETPLACE_PRIVACY_PAGE' );
	}
}
